import { submitPhoto } from "../support/media.ts";
import { expect, test } from "../support/test.ts";

test("the lightbox is used by keyboard alone, and the focus returns", async ({ page, given, checkPage }) => {
  const escort = await given.publicProfile();
  for (const title of ["Garden", "Library", "Window"]) await submitPhoto(page, escort, title, "#6e4f3b");
  await given.approveMedia(escort);

  await page.goto(`/escort/${escort.profile.slug}`);
  const opener = page.getByRole("button", { name: "Show all 3 photos" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const lightbox = page.getByRole("dialog", { name: `Photos of ${escort.profile.name}` });
  await expect(lightbox.getByText("1 / 3")).toBeVisible();
  await expect(lightbox.getByText("Garden", { exact: true })).toBeVisible();

  for (const [key, position] of [
    ["ArrowRight", "2 / 3"],
    ["ArrowLeft", "1 / 3"],
    ["End", "3 / 3"],
    ["Home", "1 / 3"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(lightbox.getByText(position)).toBeVisible();
  }
  await checkPage(page);

  await page.keyboard.press("Escape");
  await expect(lightbox).toHaveCount(0);
  await expect(opener).toBeFocused();
});
