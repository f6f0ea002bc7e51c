import type { Readable } from "node:stream";
import { v7 as newId } from "uuid";
import type { Context } from "#platform/context.ts";
import { orNotFound } from "#platform/problem.ts";

const fileKey = (id: string) => `bulk-uploads/${id}.csv`;

export interface Arrival {
  id: string;
  fileName: string;
}

export async function keepFile(ctx: Context, stream: Readable, fileName: string): Promise<Arrival> {
  const id = newId();
  await ctx.storage.put(fileKey(id), stream);
  return { id, fileName };
}

export const discardFile = (ctx: Context, { id }: Pick<Arrival, "id">) => ctx.storage.remove(fileKey(id));

/** Opens a file that was kept. */
export const openFile = async (ctx: Context, id: string): Promise<Readable> =>
  orNotFound(await ctx.storage.read(fileKey(id)));
