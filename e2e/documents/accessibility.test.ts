import type { Page } from "@playwright/test";
import { pageGroups } from "../support/swept-pages.ts";
import { findDeadLinks } from "../support/dead-links.ts";
import { findOverflow, findSmallTargets } from "../support/layout.ts";
import { runAxe } from "../support/run-axe.ts";
import { expect, test } from "../support/test.ts";

// Checks every page in its initial state, in both themes, on a desktop and at the width of 400 % zoom.
const desktop = { width: 1440, height: 900 };
const narrow = { width: 320, height: 640 };
const batchSize = 4;
const pointerTarget = 24;
/** Dense admin lists are designed for a mouse, so their targets need only meet the WCAG minimum. */
const getMinTarget = (as: string) => (as === "admin" ? pointerTarget : 44);

/** Only text colors change with the theme, so the contrast rule is enough to check the other theme. */
async function findLowContrast(page: Page, theme: "dusk" | "day"): Promise<string[]> {
  await page.evaluate((name) => (document.documentElement.dataset["theme"] = name), theme);
  const violations = await runAxe(page, ["color-contrast"]);
  return violations.flatMap(({ nodes }) =>
    nodes.map(({ html }) => `${new URL(page.url()).pathname} in ${theme}: ${html.slice(0, 160)}`),
  );
}

async function openPage(page: Page, path: string) {
  await page.setViewportSize(desktop);
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("is loading");
  await expect(page.getByRole("status").filter({ hasText: /^Loading/ })).toHaveCount(0);
}

async function findProblems(page: Page, touch: number): Promise<string[]> {
  const wide = [...(await findLowContrast(page, "dusk")), ...(await findSmallTargets(page, pointerTarget))];
  await page.setViewportSize(narrow);
  return [...wide, ...(await findOverflow(page)), ...(await findSmallTargets(page, touch))];
}

test.describe.configure({ mode: "parallel" });

/** Batches are small, so that each test ends soon even on a slow machine. */
const batches = pageGroups.flatMap(({ name, as, pages }) =>
  pages.flatMap((first, index) =>
    index % batchSize === 0
      ? { name: `${name} from ${first} on`, as, pages: pages.slice(index, index + batchSize) }
      : [],
  ),
);

for (const { name, as, pages } of batches) {
  test(`${name}: is accessible in both themes and at every width, without dead links`, async ({
    page,
    given,
    signIn,
    checkPage,
  }) => {
    if (as !== "visitor") await signIn(await given[as]());
    const faults: string[] = [];

    for (const path of pages) {
      await openPage(page, path);
      // This check runs first, because it waits until axe has checked the page in its initial theme.
      await checkPage(page);
      faults.push(...(await findDeadLinks(page)), ...(await findProblems(page, getMinTarget(as))));
    }

    expect(faults).toEqual([]);
  });
}

test("a profile and its report form are accessible", async ({ page, given, checkPage }) => {
  const { profile } = await given.publicProfile();

  for (const path of [`/escort/${profile.slug}`, `/report/profile/${profile._id}`]) {
    await openPage(page, path);
    await checkPage(page);
    expect(await findProblems(page, getMinTarget("visitor"))).toEqual([]);
  }
});
