import type { TestResponse, World } from "../world.ts";
import type { Person } from "./accounts.ts";
import { buildPhoto } from "./photo.ts";

export { buildPhoto };

export interface UploadOptions {
  fields?: Record<string, string>;
  filename?: string;
  path?: string;
  /** Puts the file before the fields, as the specification does; browser forms may use any order. */
  fileFirst?: boolean;
}

/** Sends a file with its fields, as a browser's form does. */
export async function uploadFile(
  world: World,
  who: Person | null,
  bytes: Uint8Array,
  {
    fields = { title: "At dusk" },
    filename = "evening.jpg",
    path = "/media/upload",
    fileFirst = false,
  }: UploadOptions = {},
): Promise<TestResponse> {
  const form = new FormData();
  const addFile = () => form.set("file", new Blob([bytes]), filename);
  if (fileFirst) addFile();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  if (!fileFirst) addFile();
  const body = new Response(form);
  const reply = await world.http.inject({
    method: "POST",
    url: `/api/v1${path}`,
    headers: {
      "content-type": body.headers.get("content-type") ?? "",
      ...(who && { authorization: `Bearer ${who.tokens.access}` }),
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
  return { status: reply.statusCode, body: reply.json(), headers: reply.headers };
}

/** Creates a draft picture with all its files. */
export async function buildDraftPicture(
  world: World,
  who: Person,
  options: UploadOptions = {},
): Promise<string> {
  const { body } = await uploadFile(world, who, await buildPhoto(), options);
  await world.jobs.drain();
  return body.data._id;
}

export async function buildApprovedPicture(
  world: World,
  who: Person,
  admin: Person,
  options: UploadOptions = {},
): Promise<string> {
  const id = await buildDraftPicture(world, who, options);
  await world.post(`/media/${id}/submit`, undefined, who);
  await world.put(`/admin/media/${id}/review`, { status: "approved" }, admin);
  return id;
}
