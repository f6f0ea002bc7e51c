import type { Measurement } from "../load/load.ts";
import { startLoad } from "../load/load.ts";
import type { Options } from "../options.ts";
import { interleave } from "../rounds.ts";
import type { Server } from "../server.ts";
import { remembered } from "./requests.ts";
import { startSql } from "./sql.ts";

export const connections = 16;
const crowd = 256;
/** A server still works off what was asked of it when a cell ends. */
const drain = 1_000;

export interface Scene {
  vesper: Server;
  reference: Server;
  /** Answers with the bytes of the home page. */
  page: Server;
  recordingFile: string;
  urls: Record<string, string[]>;
}

export type Rounds = Record<string, Measurement[]>;
type Turns = Record<string, () => Promise<Measurement>>;

const asBrowser = { "accept-encoding": "br" };

/** All cells in turns, under the load of several connections. The name of a cell begins with who answers. */
export async function measureLoad(scene: Scene, options: Options): Promise<Rounds> {
  const { vesper, reference, page, urls } = scene;
  using load = startLoad();
  using sql = startSql(scene.recordingFile);
  const turnsOf = (seconds: number): Turns => {
    const ask = (server: Server, order: { paths?: string[]; unique?: boolean; connections?: number }) => () =>
      load.measure({ url: server.url, headers: asBrowser, connections, seconds, ...order }, server.pid);
    const turns: Turns = {};
    for (const [cell, paths] of Object.entries(urls)) {
      turns[`vesper ${cell}`] = ask(vesper, { paths });
      if (cell === remembered) continue;
      turns[`reference ${cell}`] = ask(reference, { paths });
      turns[`sql ${cell}`] = () => sql.measure({ cell, connections, seconds });
    }
    turns["vesper page from cache"] = ask(vesper, { paths: ["/"] });
    turns["bare page from cache"] = ask(page, { paths: ["/"] });
    turns["vesper page rendered"] = ask(vesper, { unique: true });
    turns["vesper crowd"] = ask(vesper, { paths: urls["feed"] ?? [], connections: crowd });
    return turns;
  };
  const turns = turnsOf(options.seconds);
  // The compiler of the runtime needs the longest to know what a page is made of.
  await turns["vesper page rendered"]?.();
  await interleave(turnsOf(Math.min(3, options.seconds)), 1, drain);
  return await interleave(turns, options.rounds, drain);
}

/** What one visitor waits for while nobody else is there. */
export async function measureQuiet({ vesper, urls }: Scene, options: Options): Promise<Rounds> {
  using load = startLoad();
  const turnsOf = (seconds: number): Turns =>
    Object.fromEntries(
      Object.entries(urls).map(([cell, paths]) => [
        cell,
        () => load.measure({ url: vesper.url, paths, connections: 1, seconds }, vesper.pid),
      ]),
    );
  await interleave(turnsOf(Math.min(3, options.seconds)), 1, drain);
  return await interleave(turnsOf(options.seconds), options.rounds, drain);
}
