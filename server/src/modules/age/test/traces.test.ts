import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import pino from "pino";
import { afterAll, expect, it } from "vitest";
import { allJobs } from "#create-app";
import { createContext } from "#platform/context.ts";
import { createAgeSite, postAnswer } from "#test/age/age-site.ts";

const lines: string[] = [];
const log = pino({ level: "trace" }, { write: (line: string) => void lines.push(line) });
const { issuer, world, openBrowser } = await createAgeSite({ METRICS_TOKEN: "a token for metrics" }, { log });
afterAll(() => world.close());

/** Every row of every table, as text. */
async function dumpDatabase(): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(world.db);
  const dumps: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql`select one::text as row from ${sql.raw(name)} one`.execute(world.db);
    dumps.push(`${name}: ${JSON.stringify(rows)}`);
  }
  return dumps.join("\n");
}

const readFiles = (folder: string): string =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(
          (entry) => `${entry.name}\n${readFileSync(join(entry.parentPath, entry.name)).toString("latin1")}`,
        )
        .join("\n")
    : "";

const readMetrics = async () =>
  (await world.http.inject({ url: "/metrics", headers: { authorization: "Bearer a token for metrics" } }))
    .body;

it("a proof of age leaves nothing behind: no presentation, no issuer, no time", async () => {
  const browser = openBrowser();
  const { id, link } = await browser.startCheck("qr");
  const wallet = issuer.createWallet();
  const answer = wallet.present(link);
  await postAnswer(world, link, answer);
  await browser.get(`/age/return/${id}`);
  // Refused and broken answers are the ones a careless log would keep.
  const second = await openBrowser().startCheck("qr");
  await postAnswer(world, second.link, { vp_token: answer.vp_token });
  await postAnswer(world, second.link, { vp_token: "broken" });
  expect(await browser.canEnter()).toBe(true);
  world.clock.advance(6 * 60_000);
  await allJobs.find(({ name }) => name === "age.answers")?.run(createContext(world.platform), {});

  const [{ searchParams: asked }, presentation] = [
    new URL(link),
    /\["([\w-]+)"\]/.exec(answer.vp_token)?.[1],
  ];
  const pass = /age=([^:]+)/.exec(browser.getCookie())?.[1];
  const traces = [id, second.id, asked.get("nonce"), presentation, pass, "vp_token", "Utopia", "age_over_18"];
  const places = [await dumpDatabase(), lines.join(""), readFiles(world.dataDir), await readMetrics()];
  const isIssuerSetting = (text: string) => text.replaceAll(issuer.pem, "");
  for (const place of places.map(isIssuerSetting)) {
    const found = traces.filter((trace) => place.includes(trace ?? "missing"));
    expect(found).toEqual([]);
  }
  expect(lines.join("")).toContain("/api/v1/escort-profile/public");
  const observed = places.slice(1, 2).concat(places.slice(3)).join("");
  expect(/.*\/age\/.*|.*age-check.*/.exec(observed)?.[0]).toBeUndefined();
  expect((await sql`select from age_answers`.execute(world.db)).rows).toEqual([]);
});
