import fc from "fast-check";
import { expect } from "vitest";

export interface RunOptions {
  runs: number;
  /** Most acts in one run. */
  length: number;
  seed: number;
  /** Position of a failed run, and of its acts, as a failure prints them. */
  path?: string | undefined;
  replayPath?: string | undefined;
}

type Act<Model extends object, Site> = fc.Arbitrary<fc.AsyncCommand<Model, Site>>;

/** Returns a function that defines acts: what is drawn, and what it does to the site and to the model. */
export const createActs =
  <Model extends object, Site>() =>
  <Given>(
    name: string,
    given: fc.Arbitrary<Given>,
    run: (model: Model, site: Site, given: Given) => Promise<void>,
  ): Act<Model, Site> =>
    given.map((value) => ({
      check: () => true,
      run: (model, site) => run(model, site, value),
      toString: () => `${name} ${JSON.stringify(value)}`,
    }));

interface ModelTest<Model extends object, Site> {
  acts: readonly Act<Model, Site>[];
  /** The initial state of one run. */
  create: () => Promise<{ model: Model; real: Site }>;
  /** Compares everything that people can see with the model. */
  expectSame: (model: Model, site: Site) => Promise<void>;
}

/** Attempts to shorten a failed run. Each one costs as much as a run. */
const shortenings = 60;

/**
 * Runs random sequences of acts against the site and the model, and compares both after every act. A failure prints the
 * seed, the path and the shortest sequence found.
 */
export async function checkModel<Model extends object, Site>(
  { acts, create, expectSame }: ModelTest<Model, Site>,
  { runs, length, seed, path, replayPath }: RunOptions,
): Promise<void> {
  const compared = acts.map((act) =>
    act.map((command): fc.AsyncCommand<Model, Site> => ({
      check: (model) => command.check(model),
      toString: () => command.toString(),
      async run(model, site) {
        await command.run(model, site);
        await expectSame(model, site);
      },
    })),
  );
  const commands = fc.commands(compared, {
    maxCommands: length,
    size: "max",
    ...(replayPath && { replayPath }),
  });
  await fc.assert(
    // Without a bias, which would make the first runs short: there are only a few.
    fc.asyncProperty(fc.limitShrink(fc.noBias(commands), shortenings), (sequence) =>
      fc.asyncModelRun(create, sequence),
    ),
    { numRuns: runs, seed, ...(path && { path }) },
  );
}

/** For acts, which are no tests themselves. */
export function expectEqual(seen: unknown, expected: unknown): void {
  expect(seen).toEqual(expected);
}
