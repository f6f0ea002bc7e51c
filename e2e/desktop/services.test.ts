import { randomUUID } from "node:crypto";
import { expect, test } from "../support/test.ts";

test("an admin lists a service, renames it and takes it out of the filters", async ({
  page,
  given,
  signIn,
  checkPage,
}) => {
  const word = randomUUID().slice(0, 8);
  const [name, renamed] = [`Kite flying ${word}`, `Kites and picnic ${word}`];
  const escort = await given.publicProfile({ services: ["Chess", name.toUpperCase()] });
  await signIn(await given.admin());
  await page.goto("/admin/taxonomy?tab=services");

  await page.getByRole("button", { name: "+ Add Service" }).click();
  const creating = page.getByRole("dialog", { name: "Create New Service" });
  await creating.getByLabel("Name").fill(name);
  await expect(creating.getByLabel("Slug")).toHaveValue(`kite-flying-${word}`);
  await checkPage(page);
  await creating.getByRole("button", { name: "Create Service" }).click();
  await expect(page.getByText("Service created successfully!")).toBeVisible();
  const row = page.getByRole("table", { name: "Services" }).getByRole("row").filter({ hasText: word });
  // The profile had it in its own words.
  await expect(row.getByRole("cell").nth(2)).toHaveText("1 profile");

  await row.getByRole("button", { name: "Edit" }).click();
  const editing = page.getByRole("dialog", { name: `Edit ${name}` });
  await editing.getByLabel("Name").fill(renamed);
  await editing.getByRole("button", { name: "Update Service" }).click();
  await expect(page.getByText("Service updated successfully!")).toBeVisible();

  await page.goto(`/escort/${escort.profile.slug}`);
  const offered = page.getByRole("region", { name: "Services" });
  await expect(offered.getByRole("listitem")).toHaveText([renamed, "Chess"]);
  await offered.getByRole("link", { name: renamed }).click();
  const filters = page.getByRole("search", { name: "Filters" });
  await expect(filters.getByRole("checkbox", { name: renamed })).toBeChecked();
  await expect(page.getByRole("link", { name: new RegExp(escort.name) })).toBeVisible();
  await filters.locator("summary").filter({ hasText: "Who is welcome" }).click();
  await expect(filters.getByRole("checkbox", { name: "Women 0" })).toBeVisible();

  await page.goto("/admin/taxonomy?tab=services");
  await row.getByRole("button", { name: "Edit" }).click();
  await page.getByRole("dialog").getByLabel("Active").uncheck();
  await page.getByRole("dialog").getByRole("button", { name: "Update Service" }).click();
  await expect(row).toContainText("Inactive");
  await page.goto(`/escort/${escort.profile.slug}`);
  await expect(offered.getByRole("listitem")).toHaveText(["Chess", renamed]);
  await expect(offered.getByRole("link")).toHaveCount(0);
});
