import type { BrowserContext, Page } from "@playwright/test";
import { findViolations } from "./accessibility.ts";
import { isSwept } from "./swept-pages.ts";

/** Runs the checks of one page in turn, because axe cannot run twice at the same time on a page. */
function createPageQueue() {
  const turns = new Map<Page, Promise<void>>();
  return {
    settled: () => Promise.all(turns.values()),
    inTurn(page: Page, work: () => Promise<void>): Promise<void> {
      const turn = (turns.get(page) ?? Promise.resolve()).then(work);
      turns.set(
        page,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}

/** Retries, because a journey may end in the middle of a navigation. The retry then checks the next page. */
async function findViolationsWithRetry(page: Page): Promise<string[]> {
  for (let tries = 3; ; tries -= 1) {
    try {
      return await findViolations(page);
    } catch (error) {
      if (page.isClosed()) return [];
      if (tries === 1) throw error;
    }
  }
}

/**
 * Checks every address that a journey visits and the sweep does not cover, in parallel with the journey. Pages that
 * the journey left before axe finished are opened again at the end. Journeys check important states explicitly.
 */
export function createAxeWatch(origin: string, report: (problems: string[]) => void) {
  const isOurs = (page: Page) => page.url().startsWith(`${origin}/`);
  const reportViolations = async (page: Page) => report(await findViolationsWithRetry(page));
  const seen = new Set<string>();
  const missed = new Map<string, { url: string; context: BrowserContext }>();
  const { inTurn, settled } = createPageQueue();
  let finishing = false;

  async function checkOnce(page: Page, url: string) {
    const path = new URL(url).pathname;
    if (seen.has(path) || isSwept(path)) return;
    missed.set(path, { url, context: page.context() });
    if (page.url() !== url) return;
    const problems = await findViolations(page);
    if (page.url() !== url) return;
    seen.add(path);
    missed.delete(path);
    report(problems);
  }

  async function reopenAndCheck({ url, context }: { url: string; context: BrowserContext }) {
    // A browser context that the journey closed can no longer open a page.
    const page = await context.newPage().catch(() => null);
    if (!page) return;
    await page.goto(url);
    // Some addresses redirect on a second visit, to a page that has already been checked.
    if (page.url() === url) await reportViolations(page);
    await page.close();
  }

  return {
    noteVisit(page: Page) {
      if (finishing || !isOurs(page)) return;
      const url = page.url();
      // If the journey leaves or closes the page before the check ends, the page counts as missed.
      inTurn(page, () => checkOnce(page, url)).catch(() => undefined);
    },

    check: (page: Page) => inTurn(page, () => reportViolations(page)),

    async finish(openPages: Page[]) {
      finishing = true;
      await settled();
      for (const page of openPages.filter(isOurs)) {
        if (missed.delete(new URL(page.url()).pathname)) await reportViolations(page);
      }
      for (const visit of missed.values()) await reopenAndCheck(visit);
    },
  };
}
