import type { Page } from "@playwright/test";

/** Finds elements that overflow the page horizontally: no page may scroll in two directions. */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    const wide = [...document.querySelectorAll("body *")].filter(
      (element) => element.getBoundingClientRect().right > width + 1 && element.children.length === 0,
    );
    const where = `${location.pathname} is ${document.documentElement.scrollWidth}px wide on ${width}px`;
    return [where, ...wide.slice(0, 3).map((element) => element.outerHTML.slice(0, 160))];
  });

/** Finds controls too small to touch. Links inside a sentence may be as small as its text. */
export const findSmallTargets = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((wanted) => {
    const controls = "a[href], button, select, textarea, summary, input:not([type=hidden]), [role=option]";
    /** Height of the touch target: a checkbox includes its label, a card's link covers the card. */
    const getTouchHeight = (element: HTMLElement) => {
      const labels = "labels" in element ? [...((element as HTMLInputElement).labels ?? [])] : [];
      const cover = getComputedStyle(element, "::after");
      const isCovered = cover.content !== "none" && cover.position === "absolute";
      const heights = [element, ...labels].map((part) => part.getBoundingClientRect().height);
      return Math.max(...heights, isCovered ? Number.parseFloat(cover.height) || 0 : 0);
    };
    const isTouchTarget = (element: HTMLElement) => {
      const { width, height } = element.getBoundingClientRect();
      const inSentence = getComputedStyle(element).display === "inline";
      const shown = element.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      return shown && !inSentence && !element.closest("[inert], [aria-hidden=true]");
    };
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => isTouchTarget(element) && getTouchHeight(element) < wanted - 0.5)
      .map((element) => {
        const name = element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 40);
        return `${location.pathname}: ${element.tagName} “${name}” is ${Math.round(getTouchHeight(element))}px high`;
      });
  }, least);
