import type { Browser, BrowserContext, Page } from "@playwright/test";
import { createAxeWatch } from "./axe-watch.ts";
import { waitForHydration, watchPage } from "./watch-page.ts";

export interface Guard {
  checkPage(page: Page): Promise<void>;
  /** Checks all open pages once more and returns all problems found. */
  finish(): Promise<string[]>;
}

interface GuardOptions {
  origin: string;
  /** Prepares every window that the journey opens. */
  prepare(context: BrowserContext): Promise<void>;
}

/** Watches every page in every window that a journey opens, and in the first window, which already exists. */
export function startGuard(
  browser: Browser,
  first: BrowserContext,
  { origin, prepare }: GuardOptions,
): Guard {
  const windows = [first];
  const problems = new Set<string>();
  const report = (problem: string) => void problems.add(problem);
  const reportAll = (found: string[]) => found.forEach(report);
  const axe = createAxeWatch(origin, reportAll);

  function watch(page: Page) {
    watchPage(page, origin, report);
    waitForHydration(page);
    page.on("framenavigated", (frame) => {
      if (frame === page.mainFrame()) axe.noteVisit(page);
    });
  }

  function watchWindow(context: BrowserContext) {
    context.pages().forEach(watch);
    context.on("page", watch);
  }
  function noteWindow(context: BrowserContext) {
    windows.push(context);
    watchWindow(context);
    // The preparation starts before the journey can navigate, so it finishes in time.
    void prepare(context);
  }
  watchWindow(first);
  browser.on("context", noteWindow);

  return {
    checkPage: axe.check,

    async finish() {
      browser.off("context", noteWindow);
      await axe.finish(windows.flatMap((context) => context.pages()));
      // Close the windows that the journey opened; otherwise they would stay open until the last test.
      await Promise.all(windows.slice(1).map((context) => context.close()));
      return [...problems];
    },
  };
}
