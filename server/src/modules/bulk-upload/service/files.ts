import type { Readable } from "node:stream";
import { v7 as newId } from "uuid";
import type { Context } from "#platform/context.ts";
import { Problem } from "#platform/problem.ts";
import { fileKey } from "../keys.ts";

export interface Arrival {
  id: string;
  fileName: string;
}

export async function keepFile(ctx: Context, stream: Readable, fileName: string): Promise<Arrival> {
  const id = newId();
  await ctx.storage.put(fileKey(id), stream);
  return { id, fileName };
}

export const discardFile = (ctx: Context, { id }: Arrival) => ctx.storage.remove(fileKey(id));

/** Opens a file that was kept. */
export async function openFile(ctx: Context, id: string): Promise<Readable> {
  const stream = await ctx.storage.read(fileKey(id));
  if (!stream) throw new Problem("not_found");
  return stream;
}
