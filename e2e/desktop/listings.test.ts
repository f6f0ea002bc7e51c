import { randomUUID } from "node:crypto";
import { openQueueItem } from "../support/queue.ts";
import { expect, test } from "../support/test.ts";

test("a listing is created, approved, shown publicly, edited and rejected", async ({
  page,
  browser,
  given,
  signIn,
  checkPage,
}) => {
  const supplier = await given.publicProfile();
  const title = `Dinner and a walk ${randomUUID().slice(0, 8)}`;
  const reason = "Please say how long it takes.";
  const admins = await browser.newPage();
  await signIn(await given.admin(), admins);
  await signIn(supplier);
  const card = page.getByRole("article", { name: title });
  const waiting = admins.getByRole("article", { name: title });

  await page.goto("/supplier/listings");
  await page.getByRole("link", { name: "Write your first listing" }).click();
  await expect(page).toHaveURL("/supplier/listings/new");
  await page.getByRole("button", { name: "Save and submit" }).click();
  await expect(page.getByText("Title is required")).toBeVisible();
  await expect(page.getByLabel("Title")).toBeFocused();
  await page.getByLabel("Title").fill(title);
  await page.getByLabel("Description").fill("Three courses, then the old town by night.");
  await page.getByLabel("Price").fill("420");
  await page.getByLabel("Currency").selectOption("EUR");
  await page.getByLabel("Category").selectOption("Companion");
  await page.getByRole("checkbox", { name: "Friendly" }).press("Space");
  await checkPage(page);
  await page.getByRole("button", { name: "Save and submit" }).click();
  await expect(page.getByText("Listing submitted for approval")).toBeVisible();
  await expect(card).toContainText("Pending Review");

  await admins.goto("/admin");
  await admins.getByRole("link", { name: "Review Products" }).click();
  await expect(admins).toHaveURL("/admin/listings");
  await openQueueItem(admins, title);
  await expect(waiting).toContainText("€420");
  await waiting.getByRole("button", { name: `Approve ${title}` }).click();
  await expect(waiting).toHaveCount(0);
  await expect(admins.getByText("Listing approved")).toBeVisible();

  const visitor = await browser.newPage();
  await visitor.goto(`/escort/${supplier.profile.slug}`);
  await visitor.getByRole("region", { name: "Listings" }).getByRole("link", { name: title }).click();
  await expect(visitor.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(visitor.getByText("€420")).toBeVisible();
  const address = visitor.url();
  await visitor.getByRole("link", { name: "View Profile" }).click();
  await expect(visitor).toHaveURL(`/escort/${supplier.profile.slug}`);

  await page.reload();
  await card.getByRole("link", { name: `Edit ${title}` }).click();
  await expect(page.getByLabel("Category")).toHaveValue(/.+/);
  await page.getByLabel("Description").fill("Three courses.");
  await page.getByRole("button", { name: "Save and submit for approval" }).click();
  await expect(card).toContainText("Pending Review");
  expect((await visitor.request.get(address)).status()).toBe(404);

  await admins.reload();
  await openQueueItem(admins, title);
  await waiting.getByRole("button", { name: `Reject ${title}` }).click();
  const rejecting = admins.getByRole("alertdialog", { name: `Reject ${title}` });
  await rejecting.getByRole("button", { name: "Reject" }).click();
  await expect(rejecting.getByText("Reason is required")).toBeVisible();
  await rejecting.getByLabel("Reason").fill(reason);
  await rejecting.getByRole("button", { name: "Reject" }).click();
  await expect(admins.getByText("Listing rejected")).toBeVisible();
  await expect(admins.getByText("Listing rejected")).toBeHidden();

  await page.reload();
  await expect(card).toContainText(reason);
  await expect(card.getByRole("button", { name: `Submit ${title} for approval` })).toBeVisible();
});
