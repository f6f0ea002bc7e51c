import { randomUUID } from "node:crypto";
import { submitPhoto } from "../support/media.ts";
import { expect, test } from "../support/test.ts";

test("a photo is opened, thought about and approved by keyboard", async ({ page, given, signIn }) => {
  const escort = await given.escort();
  const title = `Terrace ${randomUUID().slice(0, 8)}`;
  await submitPhoto(page, escort, title, "#406080");
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
