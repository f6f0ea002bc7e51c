import fastify from "fastify";
import pg from "pg";
import { readRecording, type RecordedResponse } from "../lib/profiles/recording.ts";

/**
 * The least that a server written for these responses alone would do: run the statements of Vesper, on the same
 * connections, and send their rows as JSON. No validation, no session, no limit, no log, no presenter.
 */
const [file = ""] = process.argv.slice(2);
const { pool: settings, cells } = readRecording(file);
const answers = new Map<string, RecordedResponse>(
  Object.values(cells).flatMap((cell) => Object.entries(cell)),
);

pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);
const pool = new pg.Pool(settings);

const http = fastify({ logger: false });
http.get("/*", async (request, reply) => {
  const answer = answers.get(request.url);
  if (!answer) return reply.code(404).send();
  const data: unknown[][] = [];
  for (const [at, statement] of answer.statements.entries()) {
    const { rows } = await pool.query(statement);
    if (answer.sent.includes(at)) data.push(rows);
  }
  return reply.type("application/json; charset=utf-8").send(JSON.stringify({ data }));
});
http.get("/", async () => ({}));

process.once("SIGTERM", () => void http.close().then(() => process.exit()));
await http.listen({ port: Number(process.env["PORT"]), host: "127.0.0.1" });
