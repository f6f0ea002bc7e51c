import type { Answer, World } from "../world.ts";
import type { Person } from "./accounts.ts";
import { photo } from "./media.ts";

export interface Shots {
  document: Uint8Array;
  selfie: Uint8Array;
}

export const shots = async (): Promise<Shots> => ({
  document: await photo("#225588", { width: 120, height: 80 }),
  selfie: await photo("#885522", { width: 80, height: 120 }),
});

/** A form with two files, as a browser sends it. */
export function formOf(files: Partial<Shots>): FormData {
  const form = new FormData();
  for (const [name, bytes] of Object.entries(files)) form.set(name, new Blob([bytes]), `${name}.jpg`);
  return form;
}

export async function sendShots(world: World, who: Person, files: Partial<Shots>): Promise<Answer> {
  const body = new Response(formOf(files));
  const reply = await world.http.inject({
    method: "POST",
    url: "/api/v1/verification/documents",
    headers: {
      "content-type": body.headers.get("content-type") ?? "",
      authorization: `Bearer ${who.tokens.access}`,
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
}

/** Asks and hands in; gives the path of what waits now. */
export async function handedIn(world: World, escort: Person, admin: Person): Promise<string> {
  await world.post("/verification", undefined, escort);
  await sendShots(world, escort, await shots());
  const { body } = await world.get("/admin/verifications?limit=100", admin);
  const item = body.data.findLast(
    ({ kind, person }: { kind: string; person: { _id: string } }) =>
      kind === "request" && person._id === escort.id,
  );
  return `/admin/verifications/${item._id}`;
}

let numbers = 0;

export const whatItSays = (given: object = {}) => ({
  method: "passport",
  bornOn: "1995-04-02",
  documentNumber: `X${(numbers += 1)}`,
  ...given,
});

/** From asking to the badge. */
export async function verified(world: World, escort: Person, admin: Person, given?: object): Promise<string> {
  const path = await handedIn(world, escort, admin);
  await world.post(`${path}/claim`, undefined, admin);
  await world.post(`${path}/approve`, whatItSays(given), admin);
  return path;
}
