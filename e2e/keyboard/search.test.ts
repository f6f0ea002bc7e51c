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
  const row = page.getByRole("group", { name: "People" }).getByRole("option", { name });
  await expect(row).toBeVisible();
  await expect(row).toContainText("Tromsø");
  await expect(page.getByRole("status").filter({ hasText: "1 profile found" })).toBeAttached();
  await box.press("Home");
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

test("suggestions are grouped, and the arrow keys move through all groups", async ({ page, given }) => {
  const name = `Viennaria${randomUUID().slice(0, 6)}`;
  await given.publicProfile({ name, city: "Vienna", country: "Austria" });
  await page.goto("/about");
  await page.keyboard.press("/");
  const box = page.getByRole("combobox", { name: "Search by name or city" });
  await expect(box).toBeFocused();
  await box.pressSequentially("viennari");
  const people = page.getByRole("group", { name: "People" });
  await expect(people.getByRole("option", { name })).toBeVisible();

  await box.fill("vienna");
  const place = page.getByRole("group", { name: "Places" }).getByRole("option", { name: /Vienna.*Austria/ });
  await expect(place).toContainText(/\d profiles?/);
  await expect(page.getByRole("status").filter({ hasText: /\d places?/ })).toBeAttached();
  await box.press("ArrowDown");
  await expect(place).toHaveAttribute("aria-selected", "true");
  await box.press("ArrowDown");
  await expect(people.getByRole("option").first()).toHaveAttribute("aria-selected", "true");
  await box.press("End");
  const all = page.getByRole("option", { name: "See all results for “vienna”" });
  await expect(all).toHaveAttribute("aria-selected", "true");
  await box.press("Enter");
  await expect(page).toHaveURL("/search?q=vienna");

  await page.keyboard.press("/");
  await expect(page.getByRole("link", { name: "“vienna”" })).toBeVisible();
  await page.getByRole("button", { name: "Clear recent searches" }).press("Enter");
  await expect(page.getByRole("link", { name: "“vienna”" })).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Popular cities" })).toBeVisible();
});

test("the price range is set with the arrow keys", async ({ page, given }) => {
  const name = `Priced${randomUUID().slice(0, 6)}`;
  await given.publicProfile({ name, rateOutcall: 300, rateIncall: 250 });
  await page.goto(`/search?q=${name}`);
  const lowest = page.getByRole("slider", { name: "Lowest price" });
  await lowest.focus();
  await lowest.press("ArrowRight");
  await lowest.press("ArrowRight");
  await expect(lowest).toHaveAttribute("aria-valuetext", "$150");
  await expect(page).toHaveURL(/[?&]minPrice=150(&|$)/);
  await expect(page.getByRole("button", { name: "Show 1 profile" })).toBeVisible();

  const highest = page.getByRole("slider", { name: "Highest price" });
  await highest.focus();
  await highest.press("Home");
  await expect(highest).toHaveAttribute("aria-valuetext", "$200");
  await expect(page.getByText("No escort profiles found")).toBeVisible();
});

test("the first filter keeps the focus where it is", async ({ page, given }) => {
  const name = `Focus${randomUUID().slice(0, 6)}`;
  await given.publicProfile({ name });
  await page.goto("/search");
  const field = page.getByRole("searchbox", { name: "Name or keywords" });
  await field.fill(name);
  await field.press("Enter");
  await expect(page.getByRole("main").getByRole("article").filter({ hasText: name })).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(name);
});
