import { readFileSync } from "node:fs";
import fastify from "fastify";
import { hashPassword } from "../../../server/src/modules/accounts/index.ts";
import { cards } from "./cards.ts";

const [kind = "", file = ""] = process.argv.slice(2);
const json = "application/json; charset=utf-8";
const http = fastify({ logger: false });

if (kind === "bytes") {
  const body = Buffer.from(JSON.stringify(cards));
  http.get("/", (_request, reply) => reply.type(json).send(body));
} else if (kind === "object") {
  http.get("/", async () => cards);
} else if (kind === "page") {
  const body = readFileSync(file);
  http.get("/", (_request, reply) =>
    reply.type("text/html; charset=utf-8").header("content-encoding", "br").send(body),
  );
} else {
  // Password hashing is the only part of a login that has to be expensive.
  http.get("/", async () => ({ length: (await hashPassword("a good long password")).length }));
}

process.once("SIGTERM", () => void http.close().then(() => process.exit()));
await http.listen({ port: Number(process.env["PORT"]), host: "127.0.0.1" });
