import { createServer } from "node:http";
import { join } from "node:path";
import { sql } from "kysely";
import pino from "pino";
import { Server } from "socket.io";
import { readConfig } from "../../../server/src/platform/config/config.ts";
import { openDatabase, type Database } from "../../../server/src/platform/database/client.ts";

/**
 * Bare Socket.IO without session, policy, ordering or unread counts. `echo` only relays messages; `insert` first
 * stores each one, with one statement on the same kind of database.
 */
const [kind = "echo"] = process.argv.slice(2);

async function openTable(): Promise<Database> {
  const config = readConfig({ ...process.env, DATA_DIR: join(process.env["DATA_DIR"] ?? ".", "chat") });
  const { db } = await openDatabase(config, pino({ level: "silent" }));
  await sql`drop table if exists bench_messages`.execute(db);
  await sql`create table bench_messages (
    client_id text primary key, conversation_id text not null, content text not null, created_at timestamptz not null
  )`.execute(db);
  return db;
}

const db = kind === "insert" ? await openTable() : null;
const http = createServer((_request, response) => response.end("{}"));
const io = new Server(http, { serveClient: false, perMessageDeflate: false });

io.on("connection", (socket) => {
  const { room, other } = socket.handshake.auth as { room: string; other: string };
  void socket.join(room);
  socket.on(
    "send_message",
    async (
      message: { conversationId: string; content: string; clientId: string },
      reply: (answer: object) => void,
    ) => {
      const createdAt = new Date();
      if (db) {
        await sql`insert into bench_messages values (
          ${message.clientId}, ${message.conversationId}, ${message.content}, ${createdAt}
        )`.execute(db);
      }
      const stored = { ...message, createdAt: createdAt.toISOString() };
      reply({ ok: true, message: stored });
      io.to(other).emit("receive_message", stored);
    },
  );
});

process.once("SIGTERM", () => process.exit());
http.listen(Number(process.env["PORT"]), "127.0.0.1");
