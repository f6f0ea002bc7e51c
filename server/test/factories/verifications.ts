import type { TestResponse, World } from "../world.ts";
import type { Person } from "./accounts.ts";
import { buildPhoto } from "./media.ts";

export interface VerificationPhotos {
  document: Uint8Array;
  selfie: Uint8Array;
}

export const buildVerificationPhotos = async (): Promise<VerificationPhotos> => ({
  document: await buildPhoto("#225588", { width: 120, height: 80 }),
  selfie: await buildPhoto("#885522", { width: 80, height: 120 }),
});

/** Builds a form with these files, as a browser sends it. */
export function toForm(files: Partial<VerificationPhotos>): FormData {
  const form = new FormData();
  for (const [name, bytes] of Object.entries(files)) form.set(name, new Blob([bytes]), `${name}.jpg`);
  return form;
}

export async function uploadVerificationPhotos(
  world: World,
  who: Person,
  files: Partial<VerificationPhotos>,
): Promise<TestResponse> {
  const body = new Response(toForm(files));
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

/** Requests verification and submits the pictures; returns the path of the waiting request. */
export async function submitVerification(world: World, escort: Person, admin: Person): Promise<string> {
  await world.post("/verification", undefined, escort);
  await uploadVerificationPhotos(world, escort, await buildVerificationPhotos());
  const { body } = await world.get("/admin/verifications?limit=100", admin);
  const item = body.data.findLast(
    ({ kind, person }: { kind: string; person: { _id: string } }) =>
      kind === "request" && person._id === escort.id,
  );
  return `/admin/verifications/${item._id}`;
}

let documentCount = 0;

export const buildApprovalDraft = (given: object = {}) => ({
  method: "passport",
  bornOn: "1995-04-02",
  documentNumber: `X${(documentCount += 1)}`,
  ...given,
});

/** Runs a verification from the request to the badge. */
export async function completeVerification(
  world: World,
  escort: Person,
  admin: Person,
  given?: object,
): Promise<string> {
  const path = await submitVerification(world, escort, admin);
  await world.post(`${path}/claim`, undefined, admin);
  await world.post(`${path}/approve`, buildApprovalDraft(given), admin);
  return path;
}
