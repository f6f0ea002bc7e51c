import { randomUUID } from "node:crypto";
import { expect, test } from "../support/test.ts";

test("choosing another place replaces the first, and the last one is remembered", async ({
  page,
  given,
  checkPage,
}) => {
  const key = randomUUID().slice(0, 6);
  const inVienna = await given.publicProfile({ name: `Wien${key}`, city: "Vienna", country: "Austria" });
  const inParis = await given.publicProfile({ name: `Seine${key}`, city: "Paris", country: "France" });
  const getCard = (name: string) => page.getByRole("main").getByRole("article").filter({ hasText: name });

  await page.goto("/about");
  const openSearch = page.getByRole("button", { name: "Search by name or city" });
  await openSearch.click();
  const box = page.getByRole("combobox", { name: "Search by name or city" });
  await box.fill("vienna");
  await page
    .getByRole("group", { name: "Places" })
    .getByRole("option", { name: /Austria/ })
    .click();
  await expect(page).toHaveURL(/nearCity=Vienna/);
  await expect(page.getByRole("link", { name: "Remove Within 25 km of Vienna, Austria" })).toBeVisible();
  await expect(getCard(inVienna.profile.name)).toBeVisible();

  await openSearch.click();
  const dialog = page.getByRole("dialog", { name: "Search" });
  const place = dialog.getByRole("combobox", { name: "Place" });
  await expect(place).toHaveValue("Vienna");
  await place.fill("Paris");
  await page.getByRole("option", { name: /Paris.*France/ }).click();
  await checkPage(page);
  await dialog.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.getByRole("link", { name: "Remove Within 25 km of Paris, France" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Remove Within/ })).toHaveCount(1);
  await expect(getCard(inParis.profile.name)).toBeVisible();
  await expect(getCard(inVienna.profile.name)).toHaveCount(0);

  const openFilters = page.getByRole("button", { name: /^Filters/ });
  if (await openFilters.isVisible()) await openFilters.click();
  const field = page.getByRole("combobox", { name: "City or country" });
  await expect(field).toHaveValue("Paris, France");
  await field.fill("Vienna");
  await field.press("Enter");
  await expect(page.getByRole("link", { name: "Remove Within 25 km of Vienna, Austria" })).toBeVisible();
  await expect(getCard(inVienna.profile.name)).toBeVisible();
  await expect(getCard(inParis.profile.name)).toHaveCount(0);

  await page.reload();
  await openSearch.click();
  await expect(place).toHaveValue("Vienna");
  await dialog.getByRole("button", { name: "Clear place" }).click();
  await expect(place).toHaveValue("");
  await dialog.getByRole("button", { name: "Close" }).click();
  await openSearch.click();
  await expect(place).toHaveValue("");
});

test("a remembered place does not narrow a name or another city that is typed", async ({ page, given }) => {
  const name = `Seine${randomUUID().slice(0, 6)}`;
  await given.publicProfile({ name, city: "Paris", country: "France" });
  await page.goto("/search?nearCity=Oslo");
  const openFilters = page.getByRole("button", { name: /^Filters/ });
  if (await openFilters.isVisible()) await openFilters.click();
  const field = page.getByRole("combobox", { name: "City or country" });
  await field.fill("Vienna");
  await field.press("Enter");
  await expect(page.getByRole("link", { name: "Remove Within 25 km of Vienna, Austria" })).toBeVisible();

  const openSearch = page.getByRole("button", { name: "Search by name or city" });
  await openSearch.click();
  const dialog = page.getByRole("dialog", { name: "Search" });
  const place = dialog.getByRole("combobox", { name: "Place" });
  await expect(place).toHaveValue("Vienna");
  const box = page.getByRole("combobox", { name: "Search by name or city" });
  await box.fill(name);
  await expect(place).toHaveValue("");
  await expect(page.getByRole("group", { name: "People" }).getByRole("option", { name })).toBeVisible();
  await box.press("Enter");
  await expect(page).toHaveURL(`/search?q=${name}`);
  await expect(page.getByRole("main").getByRole("article").filter({ hasText: name })).toBeVisible();

  await openSearch.click();
  await box.fill("Paris");
  await box.press("Enter");
  await expect(page).toHaveURL("/search?q=Paris");
  await expect(page.getByText("No escort profiles found")).toHaveCount(0);
});

test("a country in the place field finds people all over it", async ({ page, given }) => {
  const name = `Loire${randomUUID().slice(0, 6)}`;
  await given.publicProfile({ name, city: "Nantes", country: "France" });
  await page.goto(`/search?q=${name}`);
  const openFilters = page.getByRole("button", { name: /^Filters/ });
  if (await openFilters.isVisible()) await openFilters.click();
  const field = page.getByRole("combobox", { name: "City or country" });
  await field.fill("France");
  await field.press("Enter");
  await expect(page.getByRole("link", { name: "Remove In France" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("article").filter({ hasText: name })).toBeVisible();
});
