import type { Browser, Page } from "@playwright/test";

/** Network of a visitor with an older phone and a slow mobile connection. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
export const cpuSlowdown = 4;

/** Opens a page on a slow phone, waits until it is loaded, and closes it after `measure`. */
export async function onSlowPhone<Result>(
  browser: Browser,
  url: string,
  measure: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  });
  await context.addInitScript(`localStorage.setItem("adultUntil", "${Date.now() + 86_400_000}")`);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForLoadState("networkidle");
  const result = await measure(page);
  await context.close();
  return result;
}

export interface Paint {
  /** Largest contentful paint, in milliseconds. */
  largest: number;
  /** Cumulative layout shift. */
  shift: number;
}

/** Runs in the page, which has recorded its paints since it was opened. */
const readPaintScript = `new Promise((resolve) => {
  const result = { largest: NaN, shift: 0 };
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  watch("largest-contentful-paint", ({ startTime }) => { result.largest = startTime; });
  watch("layout-shift", ({ value }) => { result.shift += value; });
  setTimeout(() => resolve(result), 300);
})`;

export const readPaint = (page: Page): Promise<Paint> => page.evaluate<Paint>(readPaintScript);

/** One third of a screen per frame is faster than any thumb. */
const scrollScript = `new Promise((resolve) => {
  let left = 60;
  const step = () => {
    scrollBy({ top: innerHeight / 3, behavior: "instant" });
    left -= 1;
    if (left > 0) requestAnimationFrame(step); else resolve();
  };
  step();
})`;

/** More cards have come than the first page has, and none of the pictures on the screen is still loading. */
const isFilledScript = `document.querySelectorAll("main article").length > 12 &&
  [...document.images].every((image) => {
    const { top, bottom } = image.getBoundingClientRect();
    return image.complete || bottom < 0 || top > innerHeight;
  })`;

/** Layout shift while the page is scrolled fast, without that of its load. */
export async function measureScrollShift(page: Page): Promise<number> {
  const { shift: before } = await readPaint(page);
  await page.evaluate(scrollScript);
  await page.waitForFunction(isFilledScript);
  const { shift } = await readPaint(page);
  return shift - before;
}

/** Runs in the page before the tap: notes when the pressed card, or the progress line, looks different. */
const watchTapScript = `window.tapAnswered = new Promise((resolve) => {
  addEventListener("pointerdown", ({ target, timeStamp }) => {
    const elements = [];
    for (let one = target; one; one = one.parentElement) elements.push(one);
    const look = () => elements.map((one) => {
      const { opacity, transform, scale } = getComputedStyle(one);
      return opacity + transform + scale;
    }).join() + location.href + document.querySelectorAll(".navigation-line").length;
    const before = look();
    const poll = () => look() === before ? requestAnimationFrame(poll) : resolve(performance.now() - timeStamp);
    requestAnimationFrame(poll);
  }, { capture: true, once: true });
})`;

/** Milliseconds from the touch on the first card to the first visible change. */
export async function measureTap(page: Page): Promise<number> {
  await page.evaluate(`${watchTapScript}; undefined`);
  await page.locator("main article a").first().tap({ noWaitAfter: true });
  return page.evaluate<number>("window.tapAnswered");
}
