import type { Page } from "@playwright/test";

/** Opens the menu with the account's entries at this width: the header menu, or the phone menu. */
async function openAccountMenu(page: Page) {
  const onDesktop = page.getByRole("button", { name: "Your account" });
  const onPhone = page.getByRole("button", { name: "Menu", exact: true });
  await onDesktop.or(onPhone).filter({ visible: true }).first().click();
}

export async function signOut(page: Page) {
  await openAccountMenu(page);
  await page
    .getByRole("menuitem", { name: "Sign Out" })
    .or(page.getByRole("button", { name: "Sign Out", exact: true }))
    .filter({ visible: true })
    .first()
    .click();
}
