import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";

/** Creates a name that is unique in the queue. */
export const createUniqueName = () => `Nell ${randomUUID().slice(0, 8)}`;

/** Reports a person as a visitor does. */
export async function submitReport(page: Page, userId: string, reason: string, details: string) {
  await page.goto(`/report/user/${userId}`);
  await page.getByRole("radio", { name: reason }).check();
  await page.getByLabel("Details").fill(details);
  await page.getByRole("button", { name: "Send report" }).click();
  await expect(page.getByRole("heading", { name: "Thank you for telling us" })).toBeVisible();
}
