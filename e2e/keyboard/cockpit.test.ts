import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import type { Given } from "../support/given.ts";
import { submitPhoto } from "../support/media.ts";
import { focusQueueItem, getQueueRow } from "../support/queue.ts";
import { submitNewListing, submitReview } from "../support/submissions.ts";
import { expect, test } from "../support/test.ts";

const five = [1, 2, 3, 4, 5];

/** Submits five items of each kind and returns their names. */
async function submitTwenty(page: Page, given: Given, mark: string) {
  const toNames = (kind: string) => five.map((number) => `${kind} ${number} ${mark}`);
  const names = {
    profiles: toNames("Celia"),
    photos: toNames("Terrace"),
    listings: toNames("Dinner"),
    reviews: toNames("Evening"),
  };
  for (const name of names.profiles) await given.profile({ name });
  const host = await given.publicProfile({ name: `Host ${mark}` });
  for (const title of names.photos) await submitPhoto(page, host, title, "#406080");
  for (const title of names.listings) await submitNewListing(page, host, title);
  for (const title of names.reviews) await submitReview(page, await given.user(), host.profile._id, title);
  return names;
}

/** Approves all of these with `a`, newest first, and expects the text once the server has confirmed the last. */
async function approveAll(page: Page, names: readonly string[], done: string) {
  for (const name of names.toReversed()) {
    const item = getQueueRow(page, name).or(
      page.getByRole("button", { name: `Review & Approve/Reject: ${name}` }),
    );
    await focusQueueItem(page, item.first());
    await page.keyboard.press("a");
    await expect(item).toHaveCount(0);
    // The focus goes to the next item, or to the heading.
    await expect(page.locator("body:focus")).toHaveCount(0);
  }
  await expect(page.getByText(done).first()).toBeVisible();
}

test("an admin approves twenty mixed items by keyboard alone, and undoes one", async ({
  page,
  given,
  signIn,
  checkPage,
}) => {
  test.slow();
  const mark = randomUUID().slice(0, 8);
  const names = await submitTwenty(page, given, mark);
  await signIn(await given.admin());
  await page.goto("/admin/pending?sort=newest");

  // A key acts at once; `u` brings the item back with the focus on it.
  const first = names.profiles.at(-1) ?? "";
  const row = getQueueRow(page, first);
  await focusQueueItem(page, row);
  await expect(page.getByRole("article", { name: first })).toContainText("As visitors will see it");
  await checkPage(page);
  await page.keyboard.press("a");
  await expect(page.getByText("Approving…")).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
  await page.keyboard.press("u");
  await expect(page.getByText("Undone")).toBeVisible();
  await expect(row).toBeFocused();
  await approveAll(page, names.profiles, "Profile approved");

  await page.keyboard.press("g");
  await page.keyboard.press("m");
  await expect(page).toHaveURL("/admin/media");
  await page.goto("/admin/media?sort=newest");
  await approveAll(page, names.photos, "Media review completed successfully");

  await page.goto("/admin/listings?sort=newest");
  await approveAll(page, names.listings, "Listing approved");

  await page.goto("/admin/reviews?sort=newest");
  await approveAll(page, names.reviews, "Review approved");

  for (const queue of ["pending", "media", "listings", "reviews"]) {
    await page.goto(`/admin/${queue}?sort=newest`);
    await expect(page.getByRole("main").getByRole("heading", { level: 2 }).first()).toBeVisible();
    await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
    await expect(page.getByRole("main").getByText(mark)).toHaveCount(0);
  }
});

test("a rejection keeps its text when closed or undone, takes a quick pick and is sent by Ctrl+Enter", async ({
  page,
  given,
  signIn,
}) => {
  const { name } = await given.profile();
  await signIn(await given.admin());
  await page.goto("/admin/pending?sort=newest");
  const row = getQueueRow(page, name);
  await focusQueueItem(page, row);
  await page.keyboard.press("r");
  const rejecting = page.getByRole("alertdialog", { name: `Reject ${name}` });
  await expect(rejecting.getByLabel("Reason")).toBeFocused();
  await page.keyboard.type("Almost there.");
  await page.keyboard.press("Escape");
  await expect(rejecting).toBeHidden();
  await expect(row).toBeFocused();

  await page.keyboard.press("r");
  await expect(rejecting.getByLabel("Reason")).toHaveValue("Almost there.");
  const pick = rejecting.getByRole("button", { name: "Photo missing" });
  await pick.focus();
  await pick.press("Enter");
  await expect(rejecting.getByLabel("Reason")).toBeFocused();
  await expect(rejecting.getByLabel("Reason")).toHaveValue(/^Almost there\. Please add at least one photo/);
  await page.keyboard.press("Control+Enter");
  await expect(rejecting).toHaveCount(0);

  // Until the server has confirmed, the text can be needed again.
  await page.keyboard.press("u");
  await expect(row).toBeFocused();
  await page.keyboard.press("r");
  await expect(rejecting.getByLabel("Reason")).toHaveValue(/^Almost there\. Please add at least one photo/);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Profile rejected")).toBeVisible();
  await expect(row).toHaveCount(0);
});

test("Escape closes the rejection of a photo first, then the dialog, and the focus stays in the queue", async ({
  page,
  given,
  signIn,
}) => {
  const title = `Balcony ${randomUUID().slice(0, 8)}`;
  await submitPhoto(page, await given.profile(), title, "#604050");
  await signIn(await given.admin());
  await page.goto("/admin/media?sort=newest");
  const photo = page.getByRole("button", { name: `Review & Approve/Reject: ${title}` });
  await focusQueueItem(page, photo);
  await page.keyboard.press("Enter");
  const reviewing = page.getByRole("dialog", { name: "Review Media" });
  await expect(reviewing.getByRole("heading", { name: title })).toBeFocused();
  await page.keyboard.press("r");
  await expect(reviewing.getByLabel("Rejection reason")).toBeFocused();
  await page.keyboard.type("Too dark.");
  await page.keyboard.press("Escape");
  await expect(reviewing.getByRole("button", { name: "Reject" })).toBeFocused();
  await page.keyboard.press("r");
  await expect(reviewing.getByLabel("Rejection reason")).toHaveValue("Too dark.");
  await page.keyboard.press("Escape");
  await expect(reviewing.getByLabel("Rejection reason")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(reviewing).toBeHidden();
  await expect(photo).toBeFocused();
});

test("the command palette leads to sections, people and profiles; ? lists the shortcuts everywhere", async ({
  page,
  given,
  signIn,
  checkPage,
}) => {
  const person = await given.user({ name: `Mira ${randomUUID().slice(0, 8)}` });
  await signIn(await given.admin());
  await page.goto("/admin");
  await expect(page.getByRole("heading", { name: "Review queues" })).toBeVisible();

  await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(help).toContainText("Pending Escort Profiles");
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();

  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Search admin" });
  const field = palette.getByRole("combobox");
  await expect(field).toBeFocused();
  await page.keyboard.type("exch");
  await expect(palette.getByRole("option")).toHaveText([/^Exchange Rates/]);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/admin/rates");
  await expect(palette).toBeHidden();

  await page.keyboard.press("Control+k");
  await expect(field).toBeFocused();
  await expect(palette.getByRole("group", { name: "Recent" })).toContainText("Exchange Rates");
  await page.keyboard.type(person.name);
  const found = palette.getByRole("option", { name: person.email });
  await expect(found).toBeVisible();
  await checkPage(page);
  await expect(found).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/admin/users/${person.user._id}`);
  await expect(palette).toBeHidden();
});
