import fastify from "fastify";
import pg from "pg";
import { readRecording, type RecordedResponse } from "../lib/profiles/recording.ts";

/**
 * The minimum that a server written only for these responses would do: run Vesper's statements with the same
 * connection settings and send the rows as JSON. It has no validation, session, limit, log or presenter.
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
