import { readFileSync } from "node:fs";
import pg from "pg";
import { createApp } from "../../../server/src/create-app.ts";
import { readConfig } from "../../../server/src/platform/config/config.ts";
import {
  writeRecording,
  type RecordedResponse,
  type Recording,
  type Statement,
} from "../lib/profiles/recording.ts";

/** Time limit per cell in milliseconds. Fewer URLs are recorded for a slow cell. */
const cellTimeout = 12_000;
const minUrls = 60;

const [requestsFile = "", recordingFile = ""] = process.argv.slice(2);
const requests = JSON.parse(readFileSync(requestsFile, "utf8")) as Record<string, string[]>;

let statements: (Statement & { hasImages?: boolean })[] = [];
const recording: Recording = { pool: {}, cells: {} };

/** Numbers that JSON cannot represent, such as infinity, are stored as the text that the driver would send. */
const toPlainValue = (value: unknown) => {
  if (typeof value === "number") return String(value);
  return value instanceof Date ? value.toISOString() : value;
};

type RunQuery = (
  this: pg.Client,
  query: string | pg.QueryConfig,
  values?: unknown[],
  ...rest: unknown[]
) => unknown;
// The cast is needed because the driver's overloads cannot be expressed one by one.
const client = pg.Client.prototype as unknown as { query: RunQuery };
const originalQuery = client.query;
client.query = function listen(query, values, ...rest) {
  const answer = originalQuery.call(this, query, values, ...rest);
  const { text, name } = typeof query === "string" ? { text: query, name: undefined } : query;
  const given = Array.isArray(values) ? values : typeof query === "string" ? [] : (query.values ?? []);
  const statement: (typeof statements)[number] = {
    text,
    values: given.map(toPlainValue),
    ...(name && { name }),
  };
  // Skip the job queue's maintenance statements, which no request caused.
  if (!text.includes("pgboss")) statements.push(statement);
  if (answer instanceof Promise) {
    void answer.then(
      (result: pg.QueryResult) =>
        (statement.hasImages = result.fields?.some((field) => field.name === "images")),
      () => {},
    );
  }
  return answer;
};

const OriginalPool = pg.Pool;
pg.Pool = class extends OriginalPool {
  constructor(options: pg.PoolConfig) {
    super(options);
    recording.pool = { ...options };
  }
};

const vesper = await createApp({ config: readConfig(process.env), pages: "none", work: false });

async function recordUrl(url: string): Promise<RecordedResponse> {
  statements = [];
  const answer = await vesper.http.inject(url);
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
  const sent = statements.flatMap(({ hasImages }, at) =>
    hasImages || at === statements.length - 1 ? [at] : [],
  );
  return { statements: statements.map(({ hasImages: _, ...statement }) => statement), sent };
}

for (const [cell, urls] of Object.entries(requests)) {
  const answers: Record<string, RecordedResponse> = {};
  const start = performance.now();
  for (const url of urls) {
    if (performance.now() - start > cellTimeout && Object.keys(answers).length >= minUrls) break;
    // The first request fills the caches; the second records the statements that every request runs.
    await recordUrl(url);
    answers[url] = await recordUrl(url);
  }
  recording.cells[cell] = answers;
}
writeRecording(recordingFile, recording);
await vesper.close();
