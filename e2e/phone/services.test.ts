import { findOverflow } from "../support/layout.ts";
import { expect, test } from "../support/test.ts";

test("an escort chooses services and access, and visitors find her by them", async ({
  page,
  given,
  signIn,
  checkPage,
}) => {
  const escort = await given.publicProfile({ services: ["Stargazing"] });
  await signIn(escort);
  await page.goto("/supplier/profile");
  await page.getByRole("button", { name: "Edit", exact: true }).click();

  const services = page.getByRole("group", { name: /^Services \(optional\)/ });
  await services.getByRole("searchbox", { name: "Find a service" }).fill("sports");
  await expect(services.getByRole("checkbox")).toHaveCount(1);
  await services.locator("label", { hasText: "Sports and outdoors" }).click();
  await services.getByRole("searchbox").fill("sailing");
  await expect(services.getByText("No such service in the list.")).toBeVisible();
  await services.getByRole("searchbox").fill("");
  const own = page.getByRole("group", { name: /^Services in your own words/ });
  await expect(own.getByRole("button", { name: "Remove Stargazing" })).toBeVisible();
  await own.getByRole("textbox").fill("Moonlight sailing");
  await page.keyboard.press("Enter");
  // A listed name is ticked in the list instead.
  await own.getByRole("textbox").fill("overnight STAY");
  await page.keyboard.press("Enter");
  await expect(services.getByRole("checkbox", { name: "Overnight stay" })).toBeChecked();
  await expect(services.getByText("4 of up to 30 selected")).toBeVisible();

  await page
    .getByRole("group", { name: /^Who is welcome/ })
    .locator("label", { hasText: "First-timers" })
    .click();
  await page
    .getByRole("group", { name: /^Access/ })
    .locator("label", { hasText: "Step-free entrance" })
    .click();
  await checkPage(page);
  expect(await findOverflow(page)).toEqual([]);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Profile updated successfully")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Stargazing, Sports and outdoors, Moonlight sailing");

  await page.goto(`/escort/${escort.profile.slug}`);
  const offered = page.getByRole("region", { name: "Services" });
  await expect(offered.getByRole("listitem")).toHaveText([
    "Sports and outdoors",
    "Overnight stay",
    "Stargazing",
    "Moonlight sailing",
  ]);
  const known = page.getByRole("region", { name: "Good to know" });
  await expect(known).toContainText("First-timers");
  await expect(known).toContainText("Step-free entrance");
  await checkPage(page);

  await offered.getByRole("link", { name: "Sports and outdoors" }).click();
  await expect(page).toHaveURL("/search?services=sports-and-outdoors");
  await expect(page.getByRole("link", { name: "Remove Sports and outdoors" })).toBeVisible();
  await expect(page.getByRole("link", { name: new RegExp(escort.name) })).toBeVisible();

  await page.getByRole("button", { name: /^Filters/ }).click();
  const filters = page.getByRole("dialog", { name: "Filters" });
  await filters.locator("summary").filter({ hasText: "Access" }).click();
  await filters.locator("label", { hasText: "Step-free entrance" }).click();
  await expect(page).toHaveURL(/services=sports-and-outdoors&access=step-free/);
  await checkPage(page);
  await filters.getByRole("button", { name: /^Show/ }).click();
  await expect(page.getByRole("link", { name: "Remove Step-free entrance" })).toBeVisible();
  await expect(page.getByRole("link", { name: new RegExp(escort.name) })).toBeVisible();
});
