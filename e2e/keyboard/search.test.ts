import { randomUUID } from "node:crypto";
import { expect, test } from "../support/test.ts";

test("a visitor finds a profile using only the keyboard", async ({ page, given, checkPage }) => {
  // A single unique word, because the fuzzy search would also find similar names.
  const name = `Q${randomUUID().slice(0, 8)}`;
  const { profile } = await given.publicProfile({ name, city: "Tromsø", country: "Norway" });

  await page.goto("/about");
  await page.keyboard.press("/");
  const box = page.getByRole("combobox", { name: "Search by name or city" });
  await expect(box).toBeFocused();
  await box.pressSequentially(name.toLowerCase());
  const row = page.getByRole("option", { name });
  await expect(row).toBeVisible();
  await expect(row).toContainText("Tromsø");
  await expect(page.getByRole("status").filter({ hasText: "1 profile found" })).toBeAttached();
  await box.press("End");
  await expect(row).toHaveAttribute("aria-selected", "true");
  await expect(box).toHaveAttribute("aria-activedescendant", (await row.getAttribute("id")) ?? "");
  await checkPage(page);

  await box.press("Escape");
  await expect(row).toBeHidden();
  await expect(box).toBeVisible();
  await box.press("ArrowDown");
  await expect(row).toBeVisible();
  await box.press("Enter");

  await expect(page).toHaveURL(`/escort/${profile.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(box).toBeHidden();

  await page.keyboard.press("/");
  await box.fill("nobody & nowhere");
  await expect(page.getByText("Try searching with a different name or city", { exact: true })).toBeVisible();
  await box.press("Enter");
  await expect(page).toHaveURL("/search?q=nobody%20%26%20nowhere");
});
