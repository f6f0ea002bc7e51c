import { readFileSync } from "node:fs";
import pg from "pg";
import { createApp } from "../../../server/src/create-app.ts";
import { readConfig } from "../../../server/src/platform/config/config.ts";
import { writeRecording, type Answered, type Recording, type Statement } from "../lib/profiles/recording.ts";

/** A slow cell is known by fewer addresses. */
const patience = 12_000;
const fewest = 60;

const [requestsFile = "", recordingFile = ""] = process.argv.slice(2);
const requests = JSON.parse(readFileSync(requestsFile, "utf8")) as Record<string, string[]>;

let statements: (Statement & { hasImages?: boolean })[] = [];
const recording: Recording = { pool: {}, cells: {} };

/** Numbers that JSON does not know, such as infinity, travel as the text that the driver would send. */
const plain = (value: unknown) => {
  if (typeof value === "number") return String(value);
  return value instanceof Date ? value.toISOString() : value;
};

type Run = (
  this: pg.Client,
  query: string | pg.QueryConfig,
  values?: unknown[],
  ...rest: unknown[]
) => unknown;
// The untyped door: the driver's overloads cannot be named one by one.
const client = pg.Client.prototype as unknown as { query: Run };
const run = client.query;
client.query = function listen(query, values, ...rest) {
  const answer = run.call(this, query, values, ...rest);
  const { text, name } = typeof query === "string" ? { text: query, name: undefined } : query;
  const given = Array.isArray(values) ? values : typeof query === "string" ? [] : (query.values ?? []);
  const statement: (typeof statements)[number] = { text, values: given.map(plain), ...(name && { name }) };
  // The queue of jobs looks after itself now and then; nobody asked it to.
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

const Pool = pg.Pool;
pg.Pool = class extends Pool {
  constructor(options: pg.PoolConfig) {
    super(options);
    recording.pool = { ...options };
  }
};

const vesper = await createApp({ config: readConfig(process.env), pages: "none", work: false });

async function record(url: string): Promise<Answered> {
  statements = [];
  const answer = await vesper.http.inject(url);
  if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}: ${answer.body}`);
  const sent = statements.flatMap(({ hasImages }, at) =>
    hasImages || at === statements.length - 1 ? [at] : [],
  );
  return { statements: statements.map(({ hasImages: _, ...statement }) => statement), sent };
}

for (const [cell, urls] of Object.entries(requests)) {
  const answers: Record<string, Answered> = {};
  const start = performance.now();
  for (const url of urls) {
    if (performance.now() - start > patience && Object.keys(answers).length >= fewest) break;
    // The second time shows what is asked again and again; what is remembered for a while is not.
    await record(url);
    answers[url] = await record(url);
  }
  recording.cells[cell] = answers;
}
writeRecording(recordingFile, recording);
await vesper.close();
