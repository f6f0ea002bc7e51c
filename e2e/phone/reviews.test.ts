import { randomUUID } from "node:crypto";
import { expect, test } from "../support/test.ts";

test("a review is written, awaits moderation and appears with its reply", async ({
  page,
  browser,
  given,
  signIn,
  checkPage,
}) => {
  const [owner, author] = [await given.publicProfile(), await given.user({ name: "Tom Reed" })];
  const path = `/escort/${owner.profile.slug}`;
  const title = `A fine evening ${randomUUID().slice(0, 8)}`;

  const visitor = await browser.newPage();
  await visitor.goto(path);
  const reviews = visitor.getByRole("region", { name: "Reviews" });
  await expect(reviews).toContainText("No reviews yet");
  await expect(reviews.getByRole("link", { name: "Write Review" })).toHaveAttribute(
    "href",
    `/login?redirect=${encodeURIComponent(`${path}#write-review`)}&intent=review.${owner.profile._id}`,
  );

  await signIn(author);
  await page.goto(`${path}#write-review`);
  const form = page.getByRole("form", { name: "Write Review" });
  await form.getByRole("button", { name: "Submit Review" }).click();
  await expect(form.getByText("Please fill in all required fields.")).toBeVisible();
  await expect(form.getByLabel("Title")).toBeFocused();
  await form.getByRole("radio", { name: "5 stars" }).press("ArrowLeft");
  await expect(form.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await form.getByLabel("Title").fill(title);
  await form.getByLabel("Your review").fill("We talked until the lights went out.");
  await checkPage(page);
  await page.reload();
  await expect(form.getByLabel("Title")).toHaveValue(title);
  await expect(form.getByRole("radio", { name: "4 stars" })).toBeChecked();
  await form.getByRole("button", { name: "Submit Review" }).click();
  const own = page.getByRole("article", { name: title });
  await expect(own).toContainText("Awaiting moderation");
  await visitor.reload();
  await expect(reviews).toContainText("No reviews yet");

  await given.approveReviews(author);

  const owners = await browser.newPage();
  await signIn(owner, owners);
  await owners.goto("/supplier/reviews");
  await owners.getByRole("button", { name: `Reply to ${title}` }).click();
  await owners.getByLabel("Your reply").fill("So did the candles. Thank you!");
  await owners.getByRole("button", { name: "Send reply" }).click();
  await expect(owners.getByRole("article", { name: title })).toContainText("So did the candles.");

  await visitor.reload();
  const read = reviews.getByRole("article", { name: title });
  await expect(reviews).toContainText("4.0 out of 5");
  await expect(read).toContainText("Tom Reed");
  await expect(read).toContainText("So did the candles. Thank you!");
  await expect(read.getByRole("link", { name: `Report the review ${title}` })).toBeVisible();
});
