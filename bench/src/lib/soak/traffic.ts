import { deleteMedia, uploadMedia } from "@vesper/contract/media/media";
import { addFavorite, removeFavorite } from "@vesper/contract/profiles/favorites";
import sharp from "sharp";
import { runQuery } from "../profiles/prepare.ts";
import { callEndpoint, getVisitorHeaders, signIn, type SoakPerson } from "./people.ts";

/** One kind of work at a fixed rate, whether or not earlier calls have been answered. */
export interface TrafficKind {
  name: string;
  perSecond: number;
  /** A visitor's request, whose latency is measured. */
  isVisit?: boolean;
  run(count: number): Promise<unknown>;
}

export interface TrafficCounts {
  calls: number;
  /** Number of failures by kind and message. */
  errors: Record<string, number>;
}

export interface SoakScene {
  url: string;
  /** Paths of visitors' requests by cell. */
  paths: Record<string, string[]>;
  profileIds: string[];
  members: SoakPerson[];
  escorts: SoakPerson[];
}

export const pick = <Value>(values: readonly Value[], count: number): Value => {
  const value = values[count % values.length];
  if (value === undefined) throw new Error("nothing to pick from");
  return value;
};

export const selectProfileIds = async (url: string): Promise<string[]> =>
  (await runQuery<{ id: string }>(url, "select id from profiles where listed order by id limit 500")).map(
    ({ id }) => id,
  );

/** Lists what people do on the site, at rates that keep one node about a third busy. */
export async function createTraffic(scene: SoakScene): Promise<TrafficKind[]> {
  const { url, paths, members, escorts } = scene;
  const createVisit = (name: string, perSecond: number, list: readonly string[]): TrafficKind => ({
    name,
    perSecond,
    isVisit: true,
    run: (count) => visit(url + pick(list, count)),
  });
  const people = [...members, ...escorts];
  const slugs = (paths["detail"] ?? []).map((path) => path.slice(path.lastIndexOf("/") + 1));
  const searchTerms = (paths["counted"] ?? []).map((path) => new URL(path, url).searchParams.get("q") ?? "");
  return [
    createVisit("feed", 10, paths["feed"] ?? []),
    createVisit("profile", 5, paths["detail"] ?? []),
    createVisit("list", 3, paths["filtered"] ?? []),
    createVisit("search", 2, paths["counted"] ?? []),
    createVisit("suggestion", 5, paths["suggestion 3"] ?? []),
    createVisit("home page", 1, ["/"]),
    createVisit(
      "profile page",
      2,
      slugs.map((slug) => `/escort/${slug}`),
    ),
    createVisit(
      "search page",
      1,
      searchTerms.map((term) => `/search?q=${encodeURIComponent(term)}`),
    ),
    { name: "sign-in", perSecond: 0.5, run: (count) => signIn(url, pick(people, count)) },
    { name: "favorite", perSecond: 1, run: (count) => toggleFavorite(scene, count) },
    createUploads(url, escorts, await createPicture()),
  ];
}

async function visit(url: string): Promise<void> {
  const answer = await fetch(url, { headers: getVisitorHeaders() });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(String(answer.status));
}

async function toggleFavorite({ url, members, profileIds }: SoakScene, count: number): Promise<void> {
  const { token } = pick(members, count);
  const params = { id: pick(profileIds, count) };
  await callEndpoint(url, addFavorite, { params, body: {}, token });
  await callEndpoint(url, removeFavorite, { params, token });
}

/** A person's next picture replaces the previous one, so that nobody reaches the limit. */
function createUploads(url: string, escorts: SoakPerson[], picture: Uint8Array<ArrayBuffer>): TrafficKind {
  const uploaded = new Map<SoakPerson, string>();
  return {
    name: "upload",
    perSecond: 0.1,
    async run(count) {
      const person = pick(escorts, count);
      const { token } = person;
      const id = uploaded.get(person);
      if (id) await callEndpoint(url, deleteMedia, { params: { id }, token });
      const body = new FormData();
      body.set("title", "At dusk");
      body.set("file", new Blob([picture]), "evening.jpg");
      const { _id } = await callEndpoint<{ _id: string }>(url, uploadMedia, { body, token });
      uploaded.set(person, _id);
    },
  };
}

async function createPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  const create = { width: 1200, height: 900, channels: 3, background: "#777", noise } as const;
  return new Uint8Array(await sharp({ create }).jpeg({ quality: 80 }).toBuffer());
}

/** Starts all kinds; `stop` waits for the calls that are still running. */
export function startTraffic(kinds: readonly TrafficKind[]): {
  counts: TrafficCounts;
  /** Returns the milliseconds of visits since the last call. */
  takeVisits(): number[];
  stop(): Promise<void>;
} {
  const counts: TrafficCounts = { calls: 0, errors: {} };
  const running = new Set<Promise<void>>();
  let visits: number[] = [];
  const start = ({ name, isVisit, run }: TrafficKind, count: number) => {
    counts.calls += 1;
    const begin = performance.now();
    const call: Promise<void> = run(count)
      .then(
        () => {
          if (isVisit) visits.push(performance.now() - begin);
        },
        (error: Error) => countError(counts, name, error),
      )
      .finally(() => running.delete(call));
    running.add(call);
  };
  const timers = kinds.map((kind) => {
    let count = 0;
    return setInterval(() => start(kind, (count += 1)), 1000 / kind.perSecond);
  });
  return {
    counts,
    takeVisits() {
      const taken = visits;
      visits = [];
      return taken;
    },
    async stop() {
      for (const timer of timers) clearInterval(timer);
      await Promise.all(running);
    },
  };
}

/** Counts failures with the same message together; an ID of the request would make each one different. */
export function countError({ errors }: TrafficCounts, name: string, error: Error): void {
  const what = `${name}: ${error.message.slice(0, 200).replace(/,"requestId":.*/, "")}`;
  errors[what] = (errors[what] ?? 0) + 1;
}
