import type { Person } from "./factories/accounts.ts";
import type { Listed } from "./factories/listings.ts";
import type { Profiled } from "./factories/profiles.ts";

/** One of two people between whom there is a block. */
export interface Side {
  name: string;
  person: Person;
  profile: Profiled;
  listing: Listed;
  pictureId: string;
}

interface Options {
  body?: object | ((other: Side) => object);
  /** A stranger has no part in it. */
  isBetweenThem?: boolean;
  /** A list of what belongs to the one who asks. */
  isOwnList?: boolean;
}

/** What a block means for an endpoint. */
export type Rule =
  | { kind: "own"; reason: string }
  | {
      kind: "meets" | "gone" | "left out";
      path: (other: Side) => string;
      body?: (other: Side) => object;
      isBetweenThem: boolean;
      isOwnList: boolean;
    };

type Path = string | ((other: Side) => string);

const ruleOf =
  (kind: "meets" | "gone" | "left out") =>
  (path: Path, { body, isBetweenThem = false, isOwnList = false }: Options = {}): Rule => ({
    kind,
    path: typeof path === "string" ? () => path : path,
    ...(body && { body: typeof body === "function" ? (body as (other: Side) => object) : () => body }),
    isBetweenThem,
    isOwnList,
  });

/** Who blocked is told so; who was blocked finds nothing. */
export const meets = ruleOf("meets");
/** Neither finds anything. */
export const gone = ruleOf("gone");
/** A list without the other. */
export const leftOut = ruleOf("left out");

/** No other person is met there, for the reason given. */
export const own = (reason: string, names: string[]): Record<string, Rule> =>
  Object.fromEntries(names.map((name) => [name, { kind: "own", reason }]));
