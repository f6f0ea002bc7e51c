import type { Locator, Page } from "@playwright/test";
import { expect } from "@playwright/test";

/** Row of an item in a review queue on a wide screen. */
export const getQueueRow = (page: Page, name: string): Locator =>
  page.locator("button[data-queue-item]").filter({ hasText: name });

/** Shows the evidence of an item beside the list. */
export async function openQueueItem(page: Page, name: string): Promise<Locator> {
  await getQueueRow(page, name).click();
  const evidence = page.getByRole("article", { name });
  await expect(evidence).toBeVisible();
  return evidence;
}

/** Moves through the list, down or up, until this item has the focus. */
export async function focusQueueItem(page: Page, item: Locator) {
  await expect(item).toBeVisible();
  const findKey = () =>
    item.evaluate((one) => {
      const active = document.activeElement ?? document.body;
      if (one === active) return null;
      return active.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING ? "j" : "k";
    });
  await expect(async () => {
    const key = await findKey();
    if (key) await page.keyboard.press(key);
    expect(key).toBeNull();
  }).toPass({ intervals: [0], timeout: 30_000 });
}

/** Chooses an action from the menu of a row in User Management, by keyboard. */
export async function chooseUserAction(page: Page, verb: string, name: string) {
  const trigger = page.getByRole("button", { name: `More actions for ${name}` });
  await trigger.focus();
  await trigger.press("Enter");
  const item = page.getByRole("menuitem", { name: `${verb} ${name}`, exact: true });
  await item.focus();
  await item.press("Enter");
}
