import type { Page } from "@playwright/test";
import { findOverflow } from "../support/layout.ts";
import { expect, test } from "../support/test.ts";

// With forced colors, the browser replaces our colors and drops backgrounds and shadows.
// It also paints a plate behind text on pictures, which axe does not see: contrast is up to the visitor's own colors.
test.use({
  contextOptions: { reducedMotion: "reduce", forcedColors: "active" },
  expectedProblems: [/\(color-contrast\)/],
});

/** Finds buttons, links and badges whose shape only a background color drew. */
const findShapeless = (page: Page) =>
  page.evaluate(() => {
    const filled = [
      ...document.querySelectorAll<HTMLElement>("main .rounded-control, header .rounded-control"),
    ];
    const isFilled = (element: HTMLElement) =>
      /(^| )bg-(accent|danger|raised|\w+-soft)( |$)/.test(element.className);
    const hasShape = (element: HTMLElement) => {
      const { outlineStyle, borderStyle, backgroundColor } = getComputedStyle(element);
      const parent = getComputedStyle(element.parentElement ?? element).backgroundColor;
      const isOpaque = backgroundColor !== "rgba(0, 0, 0, 0)" && backgroundColor !== parent;
      return outlineStyle !== "none" || borderStyle !== "none" || isOpaque;
    };
    return filled
      .filter((element) => isFilled(element) && element.checkVisibility() && !hasShape(element))
      .map((element) => `${location.pathname}: ${element.outerHTML.slice(0, 160)}`);
  });

/** The sweep runs axe on these pages; apart from contrast, its rules do not depend on colors. */
async function findFaults(page: Page, path: string): Promise<string[]> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("is loading");
  return [...(await findShapeless(page)), ...(await findOverflow(page))];
}

const pageGroups = {
  visitor: ["/", "/categories", "/tags", "/search?verified=true", "/login", "/help-center", "/transparency"],
  user: ["/dashboard", "/dashboard?tab=settings"],
  profile: ["/supplier", "/supplier/profile"],
  admin: ["/admin", "/admin/users", "/admin/pending"],
} as const;

for (const [viewer, pages] of Object.entries(pageGroups)) {
  test(`forced colors keep shapes for: ${viewer}`, async ({ page, given, signIn }) => {
    if (viewer !== "visitor") await signIn(await given[viewer as "user" | "profile" | "admin"]());
    const faults: string[] = [];
    for (const path of pages) faults.push(...(await findFaults(page, path)));

    expect(faults).toEqual([]);
  });
}

test("forced colors keep the profile, and a checked box differs from an empty one", async ({
  page,
  given,
}) => {
  const { profile } = await given.publicProfile();
  expect(await findFaults(page, `/escort/${profile.slug}`)).toEqual([]);

  await page.goto("/register");
  const box = page.getByRole("checkbox").first();
  const getBackground = () => box.evaluate((input) => getComputedStyle(input).backgroundColor);
  await box.uncheck();
  const empty = await getBackground();
  await box.check();

  expect(await getBackground()).not.toBe(empty);
});
