import type { Person } from "./factories/accounts.ts";
import type { TestListing } from "./factories/listings.ts";
import type { TestProfile } from "./factories/profiles.ts";

/** One of two people between whom there is a block. */
export interface BlockSide {
  name: string;
  person: Person;
  profile: TestProfile;
  listing: TestListing;
  pictureId: string;
}

interface RuleOptions {
  body?: object | ((other: BlockSide) => object);
  /** A stranger has no part in it. */
  isBetweenThem?: boolean;
  /** A list of what belongs to the one who asks. */
  isOwnList?: boolean;
}

/** What a block means for an endpoint. */
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

/** Who blocked is told so; who was blocked finds nothing. */
export const refused = createRule("meets");
/** Neither finds anything. */
export const notFound = createRule("gone");
/** A list without the other. */
export const omitted = createRule("left out");

/** No other person is met there, for the reason given. */
export const unaffected = (reason: string, names: string[]): Record<string, BlockRule> =>
  Object.fromEntries(names.map((name) => [name, { kind: "own", reason }]));
