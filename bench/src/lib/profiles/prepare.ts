import pg from "pg";
import { prepareSchema } from "../../servers/schema.ts";
import { fillDatabase, type FillMore } from "./fill.ts";

/** Increment this whenever the generated rows change. */
const dataVersion = 4;

/**
 * Prepares a database with this many generated profiles: reuses the profiles from an earlier run, or fills an empty
 * database.
 */
export async function prepareProfiles(
  url: string,
  count: number,
  around?: { what: string; fill: FillMore },
): Promise<void> {
  const mark = `vesper bench ${dataVersion}: ${count} profiles${around ? ` ${around.what}` : ""}`;
  const { comment, people } = await inspectDatabase(url);
  if (comment === mark) return console.log(`  ${count} profiles of an earlier run`);
  if (comment || people > 0) {
    throw new Error(
      `DATABASE_URL names a database with something else in it: ${comment ?? `${people} accounts`}`,
    );
  }
  const start = performance.now();
  console.log(`  making ${count} profiles`);
  await prepareSchema(url);
  await fillDatabase(url, count, around?.fill);
  await runQuery(
    url,
    `do $$ begin execute format('comment on database %I is %L', current_database(), '${mark}'); end $$`,
  );
  console.log(`  made in ${((performance.now() - start) / 1000).toFixed(0)} s`);
}

async function inspectDatabase(url: string): Promise<{ comment: string | null; people: number }> {
  const [row] = await runQuery<{ comment: string | null; hasUsers: boolean }>(
    url,
    `select shobj_description(oid, 'pg_database') as comment, to_regclass('public.users') is not null as "hasUsers"
    from pg_database where datname = current_database()`,
  );
  const [users] = row?.hasUsers
    ? await runQuery<{ count: string }>(url, "select count(*) from users")
    : [{ count: "0" }];
  return { comment: row?.comment ?? null, people: Number(users?.count) };
}

export async function runQuery<Row extends object>(
  url: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
