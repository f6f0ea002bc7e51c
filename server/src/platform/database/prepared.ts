import { createHash } from "node:crypto";
import type { CompiledQuery } from "kysely";
import { LRUCache } from "lru-cache";
import type pg from "pg";
import { isOutdatedPlan } from "./errors.ts";
import type { Database } from "./tables/index.ts";

const preparedMark = "/* by key */ ";

/** Marks a text that is planned once per connection. */
export const markPrepared = (text: string): string => preparedMark + text;

/** Stands for a value while a statement is built; can only be used as a query parameter. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
  [Symbol.toPrimitive](): never {
    throw new Error(`placeholder ${this.name} has no value while the statement is built`);
  }
}

/** A query of the query builder, or raw SQL. */
interface Compilable<Row> {
  compile(db: Database): CompiledQuery<Row>;
}

type RunQuery<Given, Row> = (db: Database, given: Given) => Promise<Row[]>;

/**
 * Builds a query by key once and has it planned once per connection; calls differ only in their values and in which
 * of them are null. Not for lists and searches, where a generic plan fits no value well.
 */
export function preparedQuery<Given extends object, Row>(
  build: (db: Database, given: Given) => Compilable<Row>,
): RunQuery<Given, Row> {
  const statements = new Map<string, CompiledQuery<Row>>();
  const prepare = (db: Database, values: [string, unknown][]) => {
    const given = Object.fromEntries(
      values.map(([name, value]) => [name, value == null ? value : new Placeholder(name)]),
    );
    const query = build(db, given as Given).compile(db);
    return { ...query, sql: markPrepared(query.sql) };
  };
  return async (db, given) => {
    const values = Object.entries(given);
    const shape = values.map(([, value]) => (value == null ? "-" : "+")).join("");
    const statement = statements.get(shape) ?? prepare(db, values);
    statements.set(shape, statement);
    const parameters = statement.parameters.map((value) =>
      value instanceof Placeholder ? given[value.name as keyof Given] : value,
    );
    const { rows } = await db.executeQuery<Row>({ ...statement, parameters });
    return rows;
  };
}

/** Like `preparedQuery`, for a key that finds at most one row. */
export function oneByKey<Given extends object, Row>(build: (db: Database, given: Given) => Compilable<Row>) {
  const find = preparedQuery(build);
  return async (db: Database, given: Given): Promise<Row | undefined> => (await find(db, given))[0];
}

/** A connection keeps what it has prepared, so forms beyond this number are planned with each call. */
const maxPrepared = 500;
const preparedTexts = new Set<string>();

/**
 * Runs a query that is built each time and planned once per connection. Its text must have few forms, and no literal with
 * a `$`. Subqueries hide its values: otherwise a plan for certain values looks cheaper than the one that fits all, and
 * each call is planned.
 */
export async function executePrepared<Row>(db: Database, query: Compilable<Row>): Promise<Row[]> {
  const compiled = query.compile(db);
  if (!preparedTexts.has(compiled.sql)) {
    if (preparedTexts.size === maxPrepared) return (await db.executeQuery<Row>(compiled)).rows;
    preparedTexts.add(compiled.sql);
  }
  // A cast belongs inside, or it is repeated for each row; outside, it keeps `any(…)` from reading a table.
  const text = compiled.sql.replaceAll(/\$\d+(::\w+(\[\])?)?/g, "(select $&)$1");
  const { rows } = await db.executeQuery<Row>({ ...compiled, sql: markPrepared(text) });
  return rows;
}

let generation = 0;
const statementNames = new LRUCache<string, string>({
  max: 1_000,
  memoMethod: (text) => createHash("sha256").update(`${generation} ${text}`).digest("base64url").slice(0, 20),
});

/** Gives marked statements a name, so that the connection keeps them prepared. */
export function nameMarkedStatements(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...given: unknown[]) => Promise<unknown>;
  const runPrepared = async (text: string, values: unknown, isLast = false): Promise<unknown> => {
    const name = statementNames.memo(text);
    try {
      return await query({ name, text, values });
    } catch (error) {
      if (isLast || !isOutdatedPlan(error)) throw error;
      if (name === statementNames.memo(text)) renameStatements();
      // A failed transaction has to start again.
      if (client.getTransactionStatus() !== "I") throw error;
      return runPrepared(text, values, true);
    }
  };
  client.query = ((text: unknown, values?: unknown, ...rest: unknown[]) =>
    typeof text === "string" && text.startsWith(preparedMark)
      ? runPrepared(text, values)
      : query(text, values, ...rest)) as pg.ClientBase["query"];
}

/** A newer release added a column while this one goes on: every connection prepares its statements once more. */
function renameStatements(): void {
  generation += 1;
  statementNames.clear();
}
