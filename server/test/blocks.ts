import type { Person } from "./factories/accounts.ts";
import type { TestListing } from "./factories/listings.ts";
import type { TestProfile } from "./factories/profiles.ts";

/** One of two people with a block between them. */
export interface BlockSide {
  name: string;
  person: Person;
  profile: TestProfile;
  listing: TestListing;
  pictureId: string;
}

interface RuleOptions {
  body?: object | ((other: BlockSide) => object);
  /** The call concerns only these two people, so the control call by a stranger is skipped. */
  isBetweenThem?: boolean;
  /** The endpoint lists the caller's own items. */
  isOwnList?: boolean;
}

type RuleKind = "meets" | "gone" | "left out" | "not counted";

/** Effect of a block on an endpoint. */
export type BlockRule =
  | { kind: "own"; reason: string }
  | {
      kind: RuleKind;
      path: (other: BlockSide) => string;
      body?: (other: BlockSide) => object;
      isBetweenThem: boolean;
      isOwnList: boolean;
    };

type Path = string | ((other: BlockSide) => string);

const createRule =
  (kind: RuleKind) =>
  (path: Path, { body, isBetweenThem = false, isOwnList = false }: RuleOptions = {}): BlockRule => ({
    kind,
    path: typeof path === "string" ? () => path : path,
    ...(body && { body: typeof body === "function" ? (body as (other: BlockSide) => object) : () => body }),
    isBetweenThem,
    isOwnList,
  });

/** The blocker is told about the block; the blocked person gets `not_found`. */
export const refused = createRule("meets");
/** The item is not found for either person. */
export const notFound = createRule("gone");
/** A list that omits the other person. */
export const omitted = createRule("left out");
/** Counts of places that leave out the other person. */
export const uncounted = createRule("not counted");

/** Endpoints that involve no other person, for the given reason. */
export const unaffected = (reason: string, names: string[]): Record<string, BlockRule> =>
  Object.fromEntries(names.map((name) => [name, { kind: "own", reason }]));
