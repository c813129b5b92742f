/** Puts what is new into a view, and leaves the old one as it was. */
import type { Change } from "../protocol";

type Part = Record<string | number, unknown>;

/** The view with the changes made; parts that did not change are the same objects as before. */
export function patched<View>(view: View, changes: Change[]): View {
  return changes.reduce<unknown>(
    (whole, [path, value]) => placed(whole, path, value),
    view,
  ) as View;
}

function placed(whole: unknown, path: (string | number)[], value: unknown): unknown {
  const [step, ...rest] = path;
  if (step === undefined) return value;
  const copy = (Array.isArray(whole) ? [...whole] : { ...(whole as Part) }) as Part;
  copy[step] = placed(copy[step], rest, value);
  return copy;
}
