import type { Page } from "@playwright/test";

/** Steps that bring a page into the state of a picture. */

const seenFirst = (page: Page, role: "button" | "link", name: string | RegExp) =>
  page.getByRole(role, { name }).filter({ visible: true }).first();

export async function openMenu(page: Page) {
  await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").waitFor();
}

export async function failToSignIn(page: Page) {
  await page.getByLabel("Email").first().fill("nobody@vesper.test");
  await page.getByLabel("Password", { exact: true }).first().fill("not my password");
  await page.getByRole("main").getByRole("button", { name: "Sign In" }).click();
  await page
    .getByRole("dialog")
    .or(page.getByRole("alertdialog"))
    .or(page.getByRole("alert"))
    .first()
    .waitFor();
}

export async function goOffline(page: Page) {
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await page.getByRole("contentinfo").getByRole("link", { name: "Terms", exact: true }).click();
  await page.getByText("You’re offline.").waitFor();
}

export async function rememberVienna(page: Page) {
  const place = { city: "Vienna", near: "48.21,16.37", radiusKm: 25 };
  await page.evaluate((stored) => localStorage.setItem("place", stored), JSON.stringify(place));
  await page.reload();
  await page.getByRole("heading", { name: "Vienna tonight" }).waitFor();
}

export async function typeSearch(page: Page) {
  await page.keyboard.press("/");
  await page.getByRole("combobox", { name: "Search by name or city" }).fill("vi");
  await page.getByRole("listbox").getByRole("option").first().waitFor();
}

export async function openFilters(page: Page) {
  await seenFirst(page, "button", /^Filters/).click();
  await page.getByRole("dialog").waitFor();
}

export async function openLightbox(page: Page) {
  await page.getByRole("region", { name: "Photos" }).getByRole("link").first().click();
  await page.getByRole("dialog", { name: /^Photos of/ }).waitFor();
}

export async function askToSignIn(page: Page) {
  await seenFirst(page, "button", "Send Message").click();
  await page.getByRole("dialog", { name: /^Sign in to message/ }).waitFor();
}

export async function openConversation(page: Page) {
  await page.getByRole("main").locator("a[href*='conversation=']").first().click();
  await page.getByRole("textbox", { name: "Type your message..." }).waitFor();
}

export const openMore = (page: Page) => seenFirst(page, "button", "More").click();

export async function openSections(page: Page) {
  await page.getByRole("button", { name: /^Sections, now/ }).click();
  await page.getByRole("dialog", { name: "Sections" }).waitFor();
}

export async function openPalette(page: Page) {
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox", { name: "Search people, profiles and sections" }).fill("od");
  await page.getByRole("listbox").getByRole("option").first().waitFor();
}

export async function openRejection(page: Page) {
  await seenFirst(page, "button", /^Reject /).click();
  await page.getByRole("alertdialog", { name: /^Reject / }).waitFor();
}

/** Starts an age check by its form, which the page offers only where a proof is required. */
export const startAgeCheck = (flow: "device" | "qr") => async (page: Page) => {
  await page.evaluate((chosen) => {
    const form = Object.assign(document.createElement("form"), { method: "post", action: "/age/start" });
    form.append(Object.assign(document.createElement("input"), { name: "flow", value: chosen }));
    document.body.append(form);
    form.submit();
  }, flow);
  await page.getByText("Time left").waitFor();
};
