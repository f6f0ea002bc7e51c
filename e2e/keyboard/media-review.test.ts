import { randomUUID } from "node:crypto";
import { getMedia, submitMedia, uploadMedia } from "@vesper/contract/media";
import { somePhoto } from "../support/pictures.ts";
import { expect, test } from "../support/test.ts";

test("a photo is opened, thought about and approved by keyboard", async ({ page, given, signIn }) => {
  const escort = await given.escort();
  const title = `Terrace ${randomUUID().slice(0, 8)}`;
  const headers = { authorization: `Bearer ${escort.tokens.access}` };
  const multipart = { title, file: await somePhoto(page, title, "#406080") };
  const uploaded = await page.request.post(uploadMedia.base + uploadMedia.path, { headers, multipart });
  const { data } = uploadMedia.response.parse(await uploaded.json());
  const pathOf = ({ base, path }: { base: string; path: string }) => base + path.replace(":id", data._id);
  await page.request.post(pathOf(submitMedia), { headers });
  const progress = async () => {
    const answer = await page.request.get(pathOf(getMedia), { headers });
    return getMedia.response.parse(await answer.json()).data.progress;
  };
  await expect.poll(progress).toBe("ready");
  await signIn(await given.admin());

  await page.goto("/admin/media");
  const queue = page.getByRole("button", { name: "Review & Approve/Reject" });
  const button = page.getByRole("button", { name: `Review & Approve/Reject: ${title}` });
  await expect(button).toBeVisible();
  const names = await queue.evaluateAll((all) => all.map((one) => one.ariaLabel ?? ""));
  for (const name of names) {
    await page.keyboard.press("j");
    if (name.endsWith(title)) break;
  }
  await expect(button).toBeFocused();
  await page.keyboard.press("Enter");
  const reviewing = page.getByRole("dialog", { name: "Review Media" });
  await expect(reviewing.getByRole("heading", { name: title })).toBeFocused();

  await page.keyboard.press("r");
  await expect(reviewing.getByLabel("Rejection reason")).toBeFocused();
  await page.keyboard.type("a rare picture");
  await expect(reviewing.getByLabel("Rejection reason")).toHaveValue("a rare picture");
  await reviewing.getByRole("heading", { name: title }).focus();
  await page.keyboard.press("a");

  await expect(page.getByText("Media review completed successfully")).toBeVisible();
  await expect(button).toHaveCount(0);
});
