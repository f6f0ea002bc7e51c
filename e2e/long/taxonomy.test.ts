import { randomUUID } from "node:crypto";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/test.ts";

const createUniqueName = (word: string) => `${word} ${randomUUID().slice(0, 8)}`;
const toSlug = (name: string) => name.toLowerCase().replace(" ", "-");

const getRow = (page: Page, table: "Categories" | "Tags", name: string): Locator =>
  page.getByRole("table", { name: table }).getByRole("row").filter({ hasText: name });

async function openTaxonomy(page: Page) {
  await page.goto("/admin");
  await page
    .getByRole("region", { name: "Quick Actions" })
    .getByRole("link", { name: "Categories & Tags" })
    .click();
  await expect(page.getByRole("link", { name: /^Categories \(\d+\)$/ })).toBeVisible();
}

test("a category is created, moved under another and deleted", async ({ page, given, signIn, checkPage }) => {
  const name = createUniqueName("Lisbon");
  await signIn(await given.admin());
  await openTaxonomy(page);

  await page.getByRole("button", { name: "+ Add Category" }).click();
  const creating = page.getByRole("dialog", { name: "Create New Category" });
  await creating.getByRole("button", { name: "Create Category" }).click();
  await expect(creating.getByText("Name is required")).toBeVisible();
  await expect(creating.getByLabel("Name")).toBeFocused();
  await creating.getByLabel("Name").fill(name);
  await expect(creating.getByLabel("Slug")).toHaveValue(toSlug(name));
  await creating.getByLabel("Type").selectOption("location");
  await creating.getByLabel("Order").fill("ten");
  await creating.getByRole("button", { name: "Create Category" }).click();
  await expect(creating.getByText("Order must be a whole number from 0 to 100,000")).toBeVisible();
  await checkPage(page);
  await creating.getByLabel("Order").fill("7010");
  await creating.getByRole("button", { name: "Create Category" }).click();
  await expect(page.getByText("Category created successfully!")).toBeVisible();

  const row = getRow(page, "Categories", name);
  await row.getByRole("button", { name: `Edit ${name}` }).click();
  const editing = page.getByRole("dialog", { name: `Edit ${name}` });
  await editing.getByLabel("Parent").selectOption({ label: "Companion" });
  await editing.getByLabel("Active").uncheck();
  await editing.getByRole("button", { name: "Update Category" }).click();
  await expect(page.getByText("Category updated successfully!")).toBeVisible();
  await expect(row).toContainText("Companion");
  await expect(row).toContainText("7010");
  await expect(row).toContainText("Inactive");

  await row.getByRole("button", { name: `Delete ${name}` }).click();
  const deleting = page.getByRole("alertdialog", { name: `Delete ${name}?` });
  await deleting.getByRole("button", { name: "Delete Category" }).click();
  await expect(page.getByText("Category deleted successfully!")).toBeVisible();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Categories & Tags" })).toBeFocused();
});

test("a slug already in use shows an error next to its field", async ({ page, given, signIn }) => {
  const name = createUniqueName("Velvet");
  await signIn(await given.admin());
  await page.goto("/admin/taxonomy?tab=tags");

  await page.getByRole("button", { name: "+ Add Tag" }).click();
  const creating = page.getByRole("dialog", { name: "Create New Tag" });
  await creating.getByLabel("Name").fill(name);
  await creating.getByLabel("Slug").fill("luxury");
  await creating.getByLabel("Name").fill(`${name} evening`);
  await expect(creating.getByLabel("Slug")).toHaveValue("luxury");
  await creating.getByRole("button", { name: "Create Tag" }).click();

  await expect(creating.getByText("Slug is already in use")).toBeVisible();
  await expect(creating.getByLabel("Slug")).toBeFocused();
  await expect(creating.getByLabel("Name")).toHaveValue(`${name} evening`);
});

test("a tag is created, recolored and deleted", async ({ page, given, signIn, checkPage }) => {
  const name = createUniqueName("Quiet");
  await signIn(await given.admin());
  await openTaxonomy(page);
  await page.getByRole("link", { name: /^Tags \(\d+\)$/ }).click();
  await expect(page).toHaveURL("/admin/taxonomy?tab=tags");

  await page.getByRole("button", { name: "+ Add Tag" }).click();
  const creating = page.getByRole("dialog", { name: "Create New Tag" });
  await expect(creating.getByLabel("Type")).toHaveValue("other");
  await expect(creating.getByLabel("Color", { exact: true })).toHaveValue("#6B7280");
  await creating.getByLabel("Name").fill(name);
  await creating.getByRole("button", { name: "Create Tag" }).click();
  await expect(page.getByText("Tag created successfully!")).toBeVisible();

  const row = getRow(page, "Tags", name);
  await row.getByRole("button", { name: `Edit ${name}` }).click();
  const editing = page.getByRole("dialog", { name: `Edit ${name}` });
  await editing.getByLabel("Color", { exact: true }).fill("teal");
  await editing.getByRole("button", { name: "Update Tag" }).click();
  await expect(editing.getByText("Color must look like #6B7280")).toBeVisible();
  await checkPage(page);
  await editing.getByLabel("Pick a color").fill("#0f766e");
  await expect(editing.getByLabel("Color", { exact: true })).toHaveValue("#0F766E");
  await editing.getByRole("button", { name: "Update Tag" }).click();
  await expect(page.getByText("Tag updated successfully!")).toBeVisible();
  await expect(row).toContainText("#0F766E");

  await row.getByRole("button", { name: `Delete ${name}` }).click();
  await page
    .getByRole("alertdialog", { name: `Delete ${name}?` })
    .getByRole("button", { name: "Delete Tag" })
    .click();
  await expect(page.getByText("Tag deleted successfully!")).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("an item in use is deleted only after the admin confirms again", async ({ page, given, signIn }) => {
  await page.route("**/admin/tags/*?force=false", (route) =>
    route.fulfill({
      status: 409,
      json: { error: "conflict", message: "2 profiles use this.", requestId: "x" },
    }),
  );
  const name = createUniqueName("Busy");
  await signIn(await given.admin());
  await page.goto("/admin/taxonomy?tab=tags");
  await page.getByRole("button", { name: "+ Add Tag" }).click();
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Create Tag" }).click();

  await page.getByRole("button", { name: `Delete ${name}` }).click();
  const deleting = page.getByRole("alertdialog", { name: `Delete ${name}?` });
  await deleting.getByRole("button", { name: "Delete Tag" }).click();
  await expect(deleting.getByRole("alert")).toHaveText("2 profiles use this.");
  await deleting.getByRole("button", { name: "Delete anyway" }).click();
  await expect(page.getByText("Tag deleted successfully!")).toBeVisible();
  await expect(getRow(page, "Tags", name)).toHaveCount(0);
});

test("a rate is changed, and unsaved changes survive an accidental click", async ({
  page,
  given,
  signIn,
  checkPage,
}, { project }) => {
  // Both projects share one server, so each changes a different rate.
  const [code, before, after] = project.name === "phone" ? ["HUF", "365", "371.5"] : ["ISK", "138", "141.25"];
  await signIn(await given.admin());
  await page.goto("/admin");
  await page.getByRole("navigation", { name: "Admin" }).getByRole("link", { name: "Exchange Rates" }).click();

  const rate = page.getByRole("textbox", { name: `(${code})` });
  await expect(page.getByRole("textbox", { name: "(USD)" })).toHaveCount(0);
  await page.getByRole("searchbox", { name: "Search" }).fill(code.toLowerCase());
  await expect(page.getByRole("table", { name: "Exchange rates" }).getByRole("row")).toHaveCount(2);
  await expect(rate).toHaveValue(before);

  await rate.fill("1,5");
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Rate must be a number like 0.92")).toBeVisible();
  await expect(rate).toBeFocused();
  await checkPage(page);
  await rate.fill(after);
  await expect(page.getByText(`was ${before}`)).toBeVisible();

  await page.getByRole("link", { name: "Dashboard", exact: true }).click();
  await page
    .getByRole("alertdialog", { name: "Leave without saving?" })
    .getByRole("button", { name: "Stay" })
    .click();
  await expect(rate).toHaveValue(after);
  await page.getByRole("button", { name: "Save changes" }).click();
  await expect(page.getByText("Exchange rates updated successfully!")).toBeVisible();
  await expect(page.getByText("No changes")).toBeVisible();

  await page.reload();
  await expect(page.getByRole("searchbox", { name: "Search" })).toHaveValue(code.toLowerCase());
  await expect(rate).toHaveValue(after);
  await page.getByRole("searchbox", { name: "Search" }).fill("doubloon");
  await expect(page.getByText("No currencies found")).toBeVisible();
});
