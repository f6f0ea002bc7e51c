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
  /** Concerns these two people only; a stranger has no part in it. */
  isBetweenThem?: boolean;
  /** A list of the caller's items. */
  isOwnList?: boolean;
}

/** Effect of a block on an endpoint. */
export type BlockRule =
  | { kind: "own"; reason: string }
  | {
      kind: "meets" | "gone" | "left out";
      path: (other: BlockSide) => string;
      body?: (other: BlockSide) => object;
      isBetweenThem: boolean;
      isOwnList: boolean;
    };

type Path = string | ((other: BlockSide) => string);

const createRule =
  (kind: "meets" | "gone" | "left out") =>
  (path: Path, { body, isBetweenThem = false, isOwnList = false }: RuleOptions = {}): BlockRule => ({
    kind,
    path: typeof path === "string" ? () => path : path,
    ...(body && { body: typeof body === "function" ? (body as (other: BlockSide) => object) : () => body }),
    isBetweenThem,
    isOwnList,
  });

/** The blocker learns of the block; the blocked person gets not found. */
export const refused = createRule("meets");
/** Not found for both. */
export const notFound = createRule("gone");
/** A list that omits the other person. */
export const omitted = createRule("left out");

/** Involves no other person, for the given reason. */
export const unaffected = (reason: string, names: string[]): Record<string, BlockRule> =>
  Object.fromEntries(names.map((name) => [name, { kind: "own", reason }]));
