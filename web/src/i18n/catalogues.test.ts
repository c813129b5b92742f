import { expect, test } from "vitest";
import { translator } from "./catalogues";

test("a part's own catalogue, and the game's, are spoken", async () => {
  const t = await translator("en", "medici");

  expect(t("table-your-turn")).toBe("It is your turn.");
  expect(t("move-reveal")).toBe("Reveal a card");
  expect(t("card-plain", { good: "fur", value: 2 })).toBe("fur 2");
});

test("what nobody says is named", async () => {
  const t = await translator("en");

  expect(t("no-such-message")).toBe("no-such-message");
});
