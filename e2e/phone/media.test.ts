import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { paintPhoto } from "../support/paint-photo.ts";
import { expect, test } from "../support/test.ts";

const getPicker = (page: Page) => page.getByLabel("Photos and videos");
const getCard = (page: Page, title: string) => page.getByRole("article", { name: title });

/** Titles start empty, because file names say nothing about a photo. */
async function nameFile(page: Page, title: string) {
  const field = getCard(page, `${title}.jpg`).getByLabel("Title");
  await expect(field).toHaveValue("");
  await field.fill(title);
}

/** Uploads with the server held back, to see the progress of all files and the busy button. */
async function uploadWithProgress(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/api/v1/media/upload", async (route) => {
    await released;
    await route.continue();
  });
  await page.getByRole("button", { name: "Upload and submit" }).click();
  await expect(page.getByRole("progressbar", { name: "All files" })).toHaveAttribute(
    "aria-valuetext",
    "0 of 3 uploaded",
  );
  await expect(page.getByRole("button", { name: "Upload and submit" })).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("button", { name: "Save as draft" })).not.toHaveAttribute("aria-busy", "true");
  release();
  await expectUploaded(page);
}

async function uploadAndSubmit(page: Page) {
  await page.getByRole("button", { name: "Upload and submit" }).click();
  await expectUploaded(page);
}

async function expectUploaded(page: Page) {
  await expect(page).toHaveURL("/supplier/media");
  await expect(page.getByText("Media uploaded successfully")).toBeVisible();
  await expect(page.getByText("Processing…")).toHaveCount(0);
}

test("three photos are uploaded, approved and published in their owner's order", async ({
  page,
  given,
  signIn,
  checkPage,
}) => {
  const escort = await given.publicProfile();
  await signIn(escort);
  await page.goto("/supplier");
  await expect(page.getByText("No media yet. Start by uploading your first media file!")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Add New Media" }).last().click();

  await page.getByRole("button", { name: "Upload and submit" }).click();
  await expect(page.getByText("Please select a file to upload")).toBeVisible();
  const photos = [
    await paintPhoto(page, "Garden", "#3b6e4f"),
    await paintPhoto(page, "Library", "#6e4f3b"),
    await paintPhoto(page, "Window", "#3b4f6e"),
  ];
  const heic = { name: "IMG_1.HEIC", mimeType: "image/heic", buffer: Buffer.from("ftypheic") };
  const letter = { name: "letter.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") };
  await getPicker(page).setInputFiles([...photos, heic, letter]);
  await expect(page.getByText("letter.pdf: Please select an image or video file")).toBeVisible();
  await expect(
    page.getByText(
      "IMG_1.HEIC: HEIC and AVIF photos aren’t supported. Save the photo as a JPEG and upload that.",
    ),
  ).toBeVisible();
  for (const title of ["Library", "Window"]) await nameFile(page, title);
  await page.getByRole("button", { name: "Upload and submit" }).click();
  await expect(page.getByText("Please enter a title for your media")).toBeVisible();
  await expect(getCard(page, "Garden.jpg").getByLabel("Title")).toBeFocused();
  await getCard(page, "Garden.jpg").getByLabel("Title").fill("In the garden");
  await getCard(page, "Window.jpg").getByLabel("Primary photo").check();
  await checkPage(page);
  await uploadWithProgress(page);
  await expect(page.getByRole("article").filter({ hasText: "Pending Review" })).toHaveCount(3);

  await page.getByRole("button", { name: "Change order" }).click();
  const saved = page.waitForResponse("**/api/v1/media/order");
  await page.getByRole("button", { name: "Move Library earlier" }).click();
  await expect(page.getByText("Library is now in position 2 of 3.")).toBeAttached();
  await saved;
  await checkPage(page);
  await given.approveMedia(escort);

  await page.goto(`/escort/${escort.profile.slug}`);
  const pictures = page.getByRole("region", { name: "Photos" }).getByRole("img");
  await expect(pictures).toHaveCount(3);
  const alts = await pictures.evaluateAll((all) => all.map((one) => one.getAttribute("alt")));
  expect(alts).toEqual(["Window", "Library", "In the garden"]);
});

test("a rejected photo shows its reason and is replaced", async ({
  browser,
  page,
  given,
  signIn,
  checkPage,
}) => {
  const title = `Evening ${randomUUID().slice(0, 8)}`;
  const reason = `Nobody can be recognised in ${title}.`;
  const elsewhere = await browser.newPage();
  await signIn(await given.profile(), elsewhere);
  await elsewhere.goto("/supplier/media/new");
  await getPicker(elsewhere).setInputFiles(await paintPhoto(elsewhere, title, "#222230"));
  await nameFile(elsewhere, title);
  await uploadAndSubmit(elsewhere);

  await signIn(await given.admin());
  await page.goto("/admin/media");
  await getCard(page, title).getByRole("button", { name: "Review & Approve/Reject" }).click();
  const reviewing = page.getByRole("dialog", { name: "Review Media" });
  await reviewing.getByRole("button", { name: "Reject" }).click();
  await reviewing.getByRole("button", { name: "Reject" }).click();
  await expect(reviewing.getByText("Rejection reason is required")).toBeVisible();
  await checkPage(page);
  await reviewing.getByLabel("Rejection reason").fill(reason);
  await reviewing.getByRole("button", { name: "Reject" }).click();
  await expect(getCard(page, title)).toHaveCount(0);
  await expect(page.getByText("Media review completed successfully")).toBeVisible();

  await elsewhere.goto("/supplier/media");
  await expect(getCard(elsewhere, title)).toContainText(`Reason: ${reason}`);
  await checkPage(elsewhere);
  await elsewhere.getByRole("link", { name: `Replace ${title}` }).click();
  await getPicker(elsewhere).setInputFiles(await paintPhoto(elsewhere, "Morning", "#c8b090"));
  await nameFile(elsewhere, "Morning");
  await uploadAndSubmit(elsewhere);
  await expect(getCard(elsewhere, "Morning")).toContainText("Pending Review");
  await expect(getCard(elsewhere, "Morning")).not.toContainText("Processing…");
  await elsewhere.getByRole("button", { name: `Delete ${title}` }).click();
  await elsewhere.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(elsewhere.getByText("Media deleted successfully")).toBeVisible();
  await expect(getCard(elsewhere, title)).toHaveCount(0);
});
