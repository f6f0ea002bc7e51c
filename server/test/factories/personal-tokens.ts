import type { Person } from "./accounts.ts";
import type { World } from "../world.ts";

export interface CreatedToken {
  _id: string;
  token: string;
}

export const tokenDraft = { name: "Nightly report", scopes: ["figures:read"], days: 30 };

/** Calls about the personal access tokens of an admin, or of another member of staff. */
export function createTokenCalls(world: World, admin: Person) {
  const create = (given: object = {}, who: Person = admin) =>
    world.post("/admin/own-tokens", { ...tokenDraft, ...given }, who);
  return {
    create,
    createToken: async (given: object = {}, who?: Person): Promise<CreatedToken> =>
      (await create(given, who)).body.data,
    listOwn: async (who: Person = admin) => (await world.get("/admin/own-tokens", who)).body.data,
  };
}

/** Authenticates with the token instead of a session. */
export const as = ({ token }: { token: string }) => ({ tokens: { access: token } });
export const toError = ({ status, body }: { status: number; body: { error: string } }) => [
  status,
  body.error,
];
