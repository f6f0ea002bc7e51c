import type { Page } from "@playwright/test";
import { submitPhoto } from "../support/media.ts";
import { expect, test } from "../support/test.ts";

/** Swipes to the left over a region, with a finger. */
async function swipeLeft(page: Page, name: string) {
  const box = await page.getByRole("region", { name }).boundingBox();
  if (!box) throw new Error(`no region ${name}`);
  const device = await page.context().newCDPSession(page);
  const y = box.y + box.height / 3;
  const touch = (type: "touchStart" | "touchMove", share: number) =>
    device.send("Input.dispatchTouchEvent", { type, touchPoints: [{ x: box.x + box.width * share, y }] });
  await touch("touchStart", 0.85);
  for (const share of [0.75, 0.65, 0.55, 0.45, 0.35, 0.25, 0.15]) await touch("touchMove", share);
  await device.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

test("a visitor swipes through the photos, and the counter and the lightbox follow", async ({
  page,
  given,
  checkPage,
}) => {
  const escort = await given.publicProfile();
  for (const title of ["Garden", "Library", "Window"]) await submitPhoto(page, escort, title, "#3b6e4f");
  await given.approveMedia(escort);

  await page.goto(`/escort/${escort.profile.slug}`);
  const photos = page.getByRole("region", { name: "Photos" });
  await expect(photos).toHaveCSS("view-transition-name", `picture-${escort.profile.slug}`);
  const name = page.getByRole("heading", { level: 1 }).locator("bdi").first();
  await expect(name).toHaveCSS("view-transition-name", `name-${escort.profile.slug}`);
  await expect(photos.getByText("1/3", { exact: true })).toBeVisible();
  await expect(photos.getByRole("button", { name: /Show all/ })).toBeHidden();
  await swipeLeft(page, "Photos");
  await expect(photos.getByText("2/3", { exact: true })).toBeVisible();
  await checkPage(page);

  await photos.getByRole("link", { name: "Library" }).tap();
  const lightbox = page.getByRole("dialog", { name: `Photos of ${escort.profile.name}` });
  await expect(lightbox.getByText("2 / 3")).toBeVisible();
  await expect(lightbox.getByText("Library", { exact: true })).toBeVisible();
  await lightbox.getByRole("button", { name: "Photo 3 of 3" }).tap();
  await expect(lightbox.getByText("3 / 3")).toBeVisible();
  await lightbox.getByRole("button", { name: "Close" }).tap();
  await expect(lightbox).toHaveCount(0);
  await expect(photos.getByText("3/3", { exact: true })).toBeVisible();
});

test("the actions of a profile are on the screen once", async ({ page, given }) => {
  const { profile } = await given.publicProfile({ aboutMe: "A long evening.\n".repeat(60) });
  const send = page.getByRole("button", { name: "Send Message" });

  await page.goto(`/escort/${profile.slug}`);
  await expect(send).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Add to Favorites" })).toHaveCount(1);

  await send.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy({ top: 50, behavior: "instant" }));
  await expect(send).toBeInViewport();
  await expect(send).toHaveCount(1);

  await page.getByRole("heading", { name: "Details" }).scrollIntoViewIfNeeded();
  await expect(send.last()).toBeInViewport();
  await expect(send.first()).not.toBeInViewport();
  await expect(page.getByText("per hour").last()).toBeInViewport();

  await page.evaluate(() => scrollTo(0, 0));
  await expect(send).toHaveCount(1);
});

test("long and right-to-left names stay on the page", async ({ page, given, checkPage }) => {
  const city = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch";
  const { profile } = await given.publicProfile({ name: "W".repeat(80), city, country: "ישראל" });

  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 700 });
    await page.goto(`/escort/${profile.slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(profile.name);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await checkPage(page);
});
