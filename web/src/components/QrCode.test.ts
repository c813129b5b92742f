// @vitest-environment jsdom
import { render } from "@testing-library/svelte";
import { expect, it } from "vitest";
import QrCode from "./QrCode.svelte";

it("a link becomes a square of dots with the three eyes of a QR code, and a name", () => {
  const { container } = render(QrCode, {
    text: "https://play.example.org/#join=c0de",
    label: "the link",
  });

  const picture = container.querySelector('svg[role="img"][aria-label="the link"]');
  const dots = picture?.querySelector("path")?.getAttribute("d") ?? "";
  const size = Number(picture?.getAttribute("viewBox")?.split(" ")[2]);
  const border = 3;
  const eye = 7;
  for (const [x, y] of [
    [border, border],
    [size - border - eye, border],
    [border, size - border - eye],
  ]) {
    expect(dots).toContain(`M${x} ${y}h1v1h-1z`);
  }
});
