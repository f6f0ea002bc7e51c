import { drawFaults } from "./draw-faults.ts";
import {
  admins,
  escorts,
  healAt,
  members,
  visitors,
  type Action,
  type Actor,
  type Escort,
  type Member,
  type Plan,
  type Step,
  type Talk,
} from "./plan.ts";
import { createRandom, type Random } from "./random.ts";

/** People whose rights end during the schedule. All are different, so that each end is judged alone. */
interface Cast {
  banned: Member;
  leaving: Member;
  blocked: Member;
  blocker: Escort;
  hiding: Escort;
  suspended: Escort;
}

function drawCast(random: Random): Cast {
  const [banned, leaving, blocked] = random.shuffle(members) as [Member, Member, Member];
  const [blocker, hiding, suspended] = random.shuffle(escorts) as [Escort, Escort, Escort];
  return { banned, leaving, blocked, blocker, hiding, suspended };
}

/** Every member talks to one or two escorts, no escort is left out, and the two who part have talked before. */
function drawTalks(random: Random, { blocked, blocker }: Cast): Talk[] {
  const pairs = members.flatMap((member, at) => {
    const [first, second] = [escorts[at % escorts.length], random.pick(escorts)] as [Escort, Escort];
    return [...new Set([first, second])].map((escort): Talk => `${member}-${escort}`);
  });
  return [...new Set<Talk>([...pairs, `${blocked}-${blocker}`])];
}

function drawMemberAction(random: Random, talks: readonly Talk[]): Action {
  const talk = random.pick(talks);
  return random.weigh<Action>([
    [34, { name: "say", talk }],
    [15, { name: "page", talk }],
    [7, { name: "walk-back", talk, limit: random.integer(1, 4) }],
    [8, { name: "mark-read", talk }],
    [15, { name: "favorite", escort: random.pick(escorts), isWanted: random.chance(0.6) }],
    [5, { name: "browse", limit: random.integer(2, 7) }],
    [6, { name: "type", talk }],
    [4, { name: "reconnect" }],
    [8, { name: "check-account" }],
  ]);
}

function drawEscortAction(random: Random, talks: readonly Talk[]): Action {
  const talk = random.pick(talks);
  return random.weigh<Action>([
    [36, { name: "say", talk }],
    [18, { name: "page", talk }],
    [10, { name: "mark-read", talk }],
    [10, { name: "type", talk }],
    [5, { name: "reconnect" }],
    [8, { name: "check-account" }],
    [6, { name: "check-unread" }],
  ]);
}

const drawVisitorAction = (random: Random): Action =>
  random.weigh<Action>([
    [50, { name: "view", escort: random.pick(escorts) }],
    [8, { name: "open-page", escort: random.pick(escorts) }],
    [20, { name: "browse", limit: random.integer(2, 7) }],
  ]);

type Draft = Omit<Step, "id">;

const ownTalks = (talks: readonly Talk[], person: string) =>
  talks.filter((talk) => talk.split("-").includes(person));

/** Ordinary life, at random moments until the faults are healed. */
function drawDailyLife(seed: number, talks: readonly Talk[]): Draft[] {
  const drawAll = (actor: Actor, count: number, draw: (random: Random) => Action): Draft[] => {
    const random = createRandom(seed, `life of ${actor}`);
    return Array.from({ length: count }, () => ({
      actor,
      at: random.integer(0, healAt),
      action: draw(random),
    }));
  };
  return [
    ...members.flatMap((one) => drawAll(one, 13, (random) => drawMemberAction(random, ownTalks(talks, one)))),
    ...escorts.flatMap((one) => drawAll(one, 9, (random) => drawEscortAction(random, ownTalks(talks, one)))),
    ...visitors.flatMap((one) => drawAll(one, 16, drawVisitorAction)),
  ];
}

/** The acts that end a right or decide about a person. Both admins act on the same subjects at nearly the same time. */
function drawTurningPoints(seed: number, cast: Cast): Draft[] {
  const random = createRandom(seed, "turning points");
  const { banned, leaving, blocked, blocker, hiding, suspended } = cast;
  const [banAt, decideAt] = [random.integer(300, 2_000), random.integer(900, 1_800)];
  const reporter = random.pick(members.filter((one) => one !== banned && one !== leaving));
  const byBoth = (at: number, action: Action) =>
    admins.map((actor): Draft => ({ actor, at: at + random.integer(0, 30), action }));
  const acts: Draft[][] = [
    byBoth(banAt, { name: "ban", person: banned }),
    [{ actor: leaving, at: random.integer(300, 2_000), action: { name: "log-out" } }],
    [{ actor: blocker, at: random.integer(300, 2_500), action: { name: "block", person: blocked } }],
    [{ actor: hiding, at: random.integer(200, 1_600), action: { name: "hide-profile" } }],
    [
      { actor: reporter, at: random.integer(0, 300), action: { name: "report", escort: suspended } },
      ...byBoth(decideAt, { name: "suspend", escort: suspended }),
      { actor: admins[0], at: decideAt + 200, action: { name: "pass-days", escort: suspended } },
    ],
    random.chance(0.3)
      ? [{ actor: blocker, at: random.integer(300, 2_500), action: { name: "upload" } }]
      : [],
  ];
  return acts.filter(() => random.chance(0.85)).flat();
}

/** After the faults, everyone looks at everything once more. */
const listClosingSteps = (talks: readonly Talk[]): Draft[] => [
  ...talks.flatMap((talk) =>
    (talk.split("-") as [Member, Escort]).flatMap((actor): Draft[] => [
      { actor, at: healAt + 300, action: { name: "say", talk } },
      { actor, at: healAt + 400, action: { name: "type", talk } },
      { actor, at: healAt + 500, action: { name: "page", talk } },
    ]),
  ),
  ...[...members, ...escorts].map((actor): Draft => ({
    actor,
    at: healAt + 300,
    action: { name: "check-account" },
  })),
  ...escorts.flatMap((escort): Draft[] => [
    { actor: "visitor", at: healAt + 300, action: { name: "view", escort } },
    { actor: "visitor", at: healAt + 600, action: { name: "open-page", escort } },
  ]),
];

/** Draws what every client does and which faults occur. The same seed always gives the same plan. */
export function drawPlan(seed: number): Plan {
  const cast = drawCast(createRandom(seed, "cast"));
  const talks = drawTalks(createRandom(seed, "talks"), cast);
  const drafts = [
    ...drawDailyLife(seed, talks),
    ...drawTurningPoints(seed, cast),
    ...listClosingSteps(talks),
  ];
  const steps = drafts
    .toSorted((a, b) => a.at - b.at)
    .map((draft, at): Step => ({ id: `step-${at + 1}`, ...draft }));
  return { seed, talks, steps, faults: drawFaults(seed) };
}
