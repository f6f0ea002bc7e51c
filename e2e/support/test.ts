import { expect, test as base, type BrowserContext, type Page } from "@playwright/test";
import { createGiven, type Given, type Person } from "./given.ts";
import { startGuard, type Guard } from "./guard.ts";
import { createMailbox, type MailTo } from "./outbox.ts";
import { storeConsent, storeSession } from "./browser-storage.ts";
import { requireEnv } from "./require-env.ts";

interface Options {
  /** Whether the age gate has already been confirmed. Off in journeys about the gate. */
  adult: boolean;
  /** Problems that the guard ignores, for journeys in which something fails on purpose. */
  expectedProblems: RegExp[];
}

interface Fixtures {
  /** Address of the site under test. */
  origin: string;
  given: Given;
  /** Signs this person in, in the page's browser. */
  signIn: (person: Person, page?: Page) => Promise<void>;
  mailTo: MailTo;
  /** Checks the page in its current state; every address is also checked once automatically. */
  checkPage: (page: Page) => Promise<void>;
  guard: Guard;
}

export const test = base.extend<Options & Fixtures>({
  adult: [true, { option: true }],
  expectedProblems: [[], { option: true }],

  origin: ({}, provide) => provide(requireEnv("E2E_URL")),

  guard: [
    async ({ browser, context, origin, adult, expectedProblems, javaScriptEnabled }, provide) => {
      // Without JavaScript, the guard's scripts cannot run either.
      if (!javaScriptEnabled) return provide({ checkPage: async () => {}, finish: async () => [] });
      const prepare = async (opened: BrowserContext) => {
        if (adult) await storeConsent(opened, origin);
      };
      await prepare(context);
      const guard = startGuard(browser, context, { origin, prepare });
      await provide(guard);
      const problems = await guard.finish();
      const unexpected = problems.filter(
        (problem) => !expectedProblems.some((pattern) => pattern.test(problem)),
      );
      expect(unexpected, "what the guard found").toEqual([]);
    },
    { auto: true },
  ],

  checkPage: ({ guard }, provide) => provide(guard.checkPage),
  given: ({ origin }, provide) => provide(createGiven(origin)),
  mailTo: ({}, provide) => provide(createMailbox(requireEnv("E2E_OUTBOX"))),
  signIn: ({ page, origin }, provide) =>
    provide((person, where = page) => storeSession(where, person, origin)),
});

export { expect };
