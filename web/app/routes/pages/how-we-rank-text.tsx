import { rotation } from "@vesper/contract/profiles/rotation";
import { searchScores } from "@vesper/contract/profiles/search-scores";
import { Link } from "react-router";
import { ExampleTable, exampleList, ScoreTable } from "./rank-tables.tsx";
import { type BonusReason, formatShare, startsPerDay } from "./rotation-example.ts";
import type { TextSection } from "./text-page.tsx";

const { bonus, maxBonus, activeDays, slotMinutes, ceiling } = rotation;

const reasonTexts: Readonly<Record<BonusReason, string>> = {
  available: `from the next ${slotMinutes}-minute turn on, for as long as “Available now” is on.`,
  active: `if the person signed in within the last ${activeDays} days. We check this once a night.`,
  premium: "while the profile is premium. We check this once a night.",
};

const reasonNames: Readonly<Record<BonusReason, string>> = {
  available: "Available now",
  active: "Recently active",
  premium: "Premium",
};

const reasons = Object.keys(bonus) as BonusReason[];

export const rankSections: readonly TextSection[] = [
  {
    id: "short",
    title: "In short",
    body: (
      <ul>
        <li>
          <strong>Everyone gets a turn.</strong> The lists on our home page and on the search page rotate
          around the clock, so that no profile stays first and none stays last.
        </li>
        <li>
          <strong>Three things add a little,</strong> and together never more than {formatShare(maxBonus)}.
        </li>
        <li>
          <strong>If you choose an order,</strong> you get exactly that order.
        </li>
        <li>
          <strong>Nobody can buy first place.</strong>
        </li>
      </ul>
    ),
  },
  {
    id: "rotation",
    title: "How the rotation works",
    body: (
      <>
        <p>
          Think of all profiles as standing in a circle. Every night, each one draws a new random place in it.
          A list starts somewhere on the circle and goes once around. Every {slotMinutes} minutes, the start
          moves to another part of the circle: {startsPerDay} starts a day, spread evenly.
        </p>
        <p>
          If you filter a list, the profiles that match keep this order. While you scroll or turn pages, you
          stay on the order you started with, so nobody is shown twice or left out.
        </p>
      </>
    ),
  },
  {
    id: "bonus",
    title: "What adds to it",
    body: (
      <>
        <ul>
          {reasons.map((reason) => (
            <li key={reason}>
              <strong>{`${reasonNames[reason]}: ${formatShare(bonus[reason])} more,`}</strong>{" "}
              {reasonTexts[reason]}
            </li>
          ))}
        </ul>
        <p>
          Bonuses add up to {formatShare(maxBonus)} at most. A profile with a bonus has a second place in the
          circle for part of the time, and a list shows it at the first of its places. Over a month, no
          profile is shown more than {ceiling} times as often as its ordinary share.
        </p>
      </>
    ),
  },
  {
    id: "example",
    title: "An example",
    body: (
      <>
        <p>
          A list has {exampleList.profiles} profiles, and its first page shows {exampleList.firstPage}. With{" "}
          {startsPerDay} starts a day, a profile is on the first page about this often, per day:
        </p>
        <ExampleTable />
      </>
    ),
  },
  {
    id: "lists",
    title: "Which list uses which order",
    body: (
      <dl>
        <dt>Home, and search without words</dt>
        <dd>The rotation. With a place, the nearest first, and the rotation among those equally far away.</dd>
        <dt className="mt-4">Category and tag pages</dt>
        <dd>The newest profiles first.</dd>
        <dt className="mt-4">An order you choose</dt>
        <dd>Exactly as chosen, for example by rate, age or name. No bonus counts.</dd>
        <dt className="mt-4">Search with words</dt>
        <dd>The best match first, as described below. No bonus counts before the match does.</dd>
      </dl>
    ),
  },
  {
    id: "words",
    title: "How a text search ranks",
    body: (
      <>
        <p>We compare your text with the name and the city of a profile, and add up these points:</p>
        <ScoreTable />
        <p>
          If your text contains the first word of the name, that adds {searchScores.firstWord}. The higher sum
          comes first, then the shorter name. The rotation decides only between profiles that are still equal;
          if hundreds match, the newer of these comes first.
        </p>
      </>
    ),
  },
  {
    id: "premium",
    title: "What premium does",
    body: (
      <p>
        A premium profile carries a crown on its card, so you can always tell. In the rotation, premium adds{" "}
        {formatShare(bonus.premium)} at most, as much as being available. It changes nothing on category and
        tag pages, in a chosen order or in the points of a text search, and it says nothing about checks or
        quality.
      </p>
    ),
  },
  {
    id: "never",
    title: "What we never do",
    body: (
      <ul>
        <li>We don’t sell first place, or any place.</li>
        <li>We don’t count clicks, messages, favorites or reviews in the order.</li>
        <li>We don’t use what anyone earns or charges.</li>
        <li>We don’t show you a different order because of who you are or what you looked at before.</li>
        <li>We don’t push a profile down in secret. If we hide one, its owner is told why.</li>
      </ul>
    ),
  },
  {
    id: "escorts",
    title: "If you’re listed here",
    body: (
      <p>
        Your <Link to="/supplier/exposure">exposure report</Link> shows how often you were shown, at which
        place, and how that compares with similar profiles. If something looks wrong,{" "}
        <Link to="/contact">write to us</Link>.
      </p>
    ),
  },
];
