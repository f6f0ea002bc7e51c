import type { Readable } from "node:stream";
import { v7 as newId } from "uuid";
import type { Context } from "#platform/context.ts";
import { orNotFound } from "#platform/problem.ts";

const toFileKey = (id: string) => `bulk-uploads/${id}.csv`;

export interface StoredFile {
  id: string;
  fileName: string;
}

export async function storeFile(ctx: Context, stream: Readable, fileName: string): Promise<StoredFile> {
  const id = newId();
  await ctx.storage.put(toFileKey(id), stream);
  return { id, fileName };
}

export const discardFile = (ctx: Context, { id }: Pick<StoredFile, "id">) =>
  ctx.storage.remove(toFileKey(id));

/** Opens a stored file. */
export const openFile = async (ctx: Context, id: string): Promise<Readable> =>
  orNotFound(await ctx.storage.read(toFileKey(id)));
