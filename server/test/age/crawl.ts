import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { AnyEndpoint } from "@vesper/contract/core/endpoint";
import { createPass } from "#platform/age/pass.ts";
import type { Person } from "../factories/accounts.ts";
import type { World } from "../world.ts";
import { canaryTexts, type Canaries } from "./canaries.ts";

export interface Visit {
  method?: AnyEndpoint["method"] | "HEAD";
  headers?: Record<string, string>;
  who?: Person | null;
  body?: object | undefined;
}

export interface Observation {
  /** The address, or the method and path of an endpoint. */
  surface: string;
  status: number;
  headers: Record<string, unknown>;
  body: Buffer;
  /** Names of the canaries in the body and the headers. */
  found: string[];
}

export const passCookie = ({ platform: { secrets, clock } }: World): string =>
  `age=${createPass(secrets, clock.now()).value}:`;

/** Pieces of a stored file, so that a part of it is recognized as well. Pieces of few values occur in other files. */
function cutPieces(file: Buffer): Buffer[] {
  const [count, length] = [24, 16];
  const step = Math.floor((file.length - length) / (count - 1));
  const pieces = Array.from({ length: count }, (_, at) => file.subarray(at * step, at * step + length));
  return pieces.slice(1, -1).filter((piece) => new Set(piece).size > length / 2);
}

async function readPieces({ platform: { storage } }: World): Promise<[name: string, pieces: Buffer[]][]> {
  const files: [string, Buffer[]][] = [];
  for (const prefix of ["media/", "avatars/"]) {
    for await (const key of storage.list(prefix)) {
      const content = await storage.read(key);
      if (content) files.push([`${key.split(".").at(-1)} bytes`, cutPieces(await buffer(content))]);
    }
  }
  return files;
}

const decode = (body: Buffer, encoding: unknown): Buffer => {
  if (body.length === 0) return body;
  if (encoding === "br") return brotliDecompressSync(body);
  return encoding === "gzip" ? gunzipSync(body) : body;
};

/** The way back from the age check repeats the address that was asked for, which shows nothing. */
const wayBack = /\/age-check\?to=[\w%.~+&;=-]*/g;

/** Requests surfaces of a site and says which canaries each one showed. */
export async function createCrawler(world: World, { picture, draft, video, avatar }: Canaries) {
  const files = await readPieces(world);
  const texts = Object.entries({
    ...canaryTexts,
    "picture address": picture,
    "draft address": draft,
    "video address": video,
    "avatar address": avatar,
  });

  function findCanaries(body: Buffer, headers: object): string[] {
    const text = `${body.toString()}\n${JSON.stringify(headers)}`.replaceAll(wayBack, "");
    const shown = texts.flatMap(([name, value]) => (text.includes(value) ? [name] : []));
    const bytes = files.flatMap(([name, pieces]) =>
      pieces.some((piece) => body.includes(piece)) ? [name] : [],
    );
    return [...new Set([...shown, ...bytes])].toSorted();
  }

  return {
    findCanaries,
    async look(url: string, { method = "GET", headers = {}, who, body }: Visit = {}): Promise<Observation> {
      const reply = await world.http.inject({
        method,
        url,
        headers: { ...headers, ...(who && { authorization: `Bearer ${who.tokens.access}` }) },
        ...(body && { payload: body }),
      });
      const content = decode(reply.rawPayload, reply.headers["content-encoding"]);
      const found = findCanaries(content, reply.headers);
      return { surface: url, status: reply.statusCode, headers: reply.headers, body: content, found };
    },
  };
}
export type Crawler = Awaited<ReturnType<typeof createCrawler>>;

/** Returns what each surface showed, without those that showed nothing. */
export const listFound = (seen: readonly Observation[]): Record<string, string[]> => {
  const found = new Map<string, Set<string>>();
  for (const one of seen) {
    if (one.found.length === 0) continue;
    found.set(one.surface, new Set([...(found.get(one.surface) ?? []), ...one.found]));
  }
  return Object.fromEntries([...found].map(([surface, names]) => [surface, [...names].toSorted()]));
};

/** Changes the age check as an admin does on the settings page. */
export async function changeLevels(
  world: World,
  admin: Person,
  changes: { ageGate?: string; ageCountries?: string },
): Promise<number> {
  const { version } = (await world.get("/admin/settings", admin)).body.data;
  return (await world.put("/admin/settings", { version, changes }, admin)).status;
}
