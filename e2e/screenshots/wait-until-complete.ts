import type { Page } from "@playwright/test";

/** Waits until requests have ended, fonts are loaded, and every image on the screen is decoded. */
export async function waitUntilComplete(page: Page) {
  await page.waitForLoadState("networkidle");
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
  await page.evaluate(async () => {
    await document.fonts.ready;
    const isOnScreen = (image: HTMLImageElement) => {
      const { top, bottom, left, right, width } = image.getBoundingClientRect();
      const isBeside = right <= 0 || left >= window.innerWidth;
      return width > 0 && bottom > 0 && top < window.innerHeight && !isBeside;
    };
    const images = Array.from(document.images).filter(isOnScreen);
    await Promise.all(images.map((image) => image.decode()));
  });
}
