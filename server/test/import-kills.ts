import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { BulkJob } from "@vesper/contract/profiles/bulk-upload";
import { startServer } from "./process.ts";

const cliScript = join(import.meta.dirname, "../src/cli/main.ts");
const password = "a good long password";

interface ImportScenario {
  /** Settings of the server, including where it stores its data. */
  environment: Record<string, string> & { DATA_DIR: string };
  rows: number;
  /** One in this many rows is invalid and must be refused. */
  badEvery: number;
  kills: number;
}

/** Imports a file while the server is killed repeatedly, then imports the same file again. */
export async function importThroughKills({ environment, rows, badEvery, kills }: ImportScenario) {
  const run = crypto.randomUUID();
  const { file, good, bad } = makeFile({ rows, badEvery, run });
  const email = `admin-${crypto.randomUUID()}@example.test`;
  await createAdmin(environment, email);

  let server = await startServer(environment);
  const again = { ...environment, PORT: new URL(server.origin).port };
  const adminClient = await createAdminClient(server.origin, email);
  const first = await adminClient.send(file);
  for (let kill = 1; kill <= kills; kill += 1) {
    await adminClient.settled(first, (rows * kill) / (kills + 1));
    await server.stop("SIGKILL");
    server = await startServer(again);
  }
  const job = await adminClient.settled(first);
  const invited = await waitForInvitations(environment.DATA_DIR, good.length);
  const counts = await adminClient.count(run);

  const repeated = await adminClient.settled(await adminClient.send(file));
  const after = await adminClient.count(run);
  const failedRows = await adminClient.failedRows(first);
  await server.stop();
  return {
    job,
    good,
    bad,
    invited,
    counts,
    repeated,
    after,
    failedRows,
    check: runCli(environment, "check"),
  };
}

function makeFile({ rows, badEvery, run }: { rows: number; badEvery: number; run: string }) {
  const lines = Array.from({ length: rows }, (_, at) => {
    const email = `person-${at}-${run}@example.test`;
    const isBad = at % badEvery === badEvery - 1;
    // Line number in the file: lines count from 1, and the first is the header.
    const row = at + 2;
    return { email, row, isBad, text: `Person ${at},${email},${isBad ? 17 : 29},female,300,250,Oslo,Norway` };
  });
  const header = "name,email,age,gender,rateOutcall,rateIncall,city,country";
  return {
    file: [header, ...lines.map(({ text }) => text)].join("\n"),
    good: lines.filter(({ isBad }) => !isBad).map(({ email }) => email),
    bad: lines.filter(({ isBad }) => isBad).map(({ row }) => row),
  };
}

const jsonHeaders = { "content-type": "application/json" };

async function createAdmin(environment: Record<string, string>, email: string): Promise<void> {
  const server = await startServer(environment);
  const person = { name: "Admin", email, password };
  await fetch(`${server.origin}/api/v1/auth/register`, {
    method: "POST",
    headers: jsonHeaders,
    body: JSON.stringify(person),
  });
  await server.stop();
  runCli(environment, "create-admin", "--email", email, "--name", "Admin");
}

function runCli(environment: Record<string, string>, ...args: string[]) {
  const env = { PATH: process.env["PATH"], LOG_LEVEL: "error", ...environment };
  const { status, stdout, stderr } = spawnSync(process.execPath, [cliScript, ...args], {
    env,
    encoding: "utf8",
  });
  return { code: status, output: stdout + stderr };
}

async function signIn(origin: string, email: string) {
  const reply = await fetch(`${origin}/api/v1/auth/login`, {
    method: "POST",
    headers: jsonHeaders,
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await reply.json()) as { data: { tokens: { access: string } } };
  return { authorization: `Bearer ${data.tokens.access}` };
}

async function createAdminClient(origin: string, email: string) {
  let headers = await signIn(origin, email);
  async function ask(path: string): Promise<string> {
    const answer = await fetch(`${origin}/api/v1${path}`, { headers });
    if (answer.status !== 401) return answer.text();
    // An access token is valid for 15 minutes, and a long import takes longer.
    headers = await signIn(origin, email);
    return ask(path);
  }
  const total = async (path: string) =>
    (JSON.parse(await ask(path)) as { pagination: { total: number } }).pagination.total;

  return {
    async send(file: string): Promise<string> {
      const form = new FormData();
      form.set("consentAttested", "true");
      form.set("csvFile", new Blob([file]), "people.csv");
      const sent = await fetch(`${origin}/api/v1/bulk-upload/process`, {
        method: "POST",
        headers: { ...headers, prefer: "respond-async" },
        body: form,
      });
      return ((await sent.json()) as { data: BulkJob }).data._id;
    },

    /** Waits until this many rows are processed, or all of them; returns the job. */
    async settled(id: string, rows = Number.POSITIVE_INFINITY): Promise<BulkJob & { bytes: number }> {
      for (;;) {
        const text = await ask(`/bulk-upload/jobs/${id}`);
        const { data } = JSON.parse(text) as { data: BulkJob };
        if (data.status === "done" || data.processed >= rows) return { ...data, bytes: text.length };
        // Poll rarely: on the embedded database, every query delays the import.
        await pause(500);
      }
    },

    count: async (run: string) => ({
      users: await total(`/admin/users?limit=1&search=-${run}@example.test`),
      profiles: await total(`/admin/escort-profiles?limit=1&search=-${run}@example.test`),
    }),

    failedRows: async (id: string) => (await ask(`/bulk-upload/jobs/${id}/failed`)).trimEnd().split("\n"),
  };
}

/** Waits until this many people have a mail in the outbox; returns the recipients. */
async function waitForInvitations(dataDir: string, count: number): Promise<string[]> {
  const outbox = join(dataDir, "outbox");
  const addressees = new Map<string, string>();
  for (;;) {
    const fresh = readdirSync(outbox).filter((name) => name.endsWith(".eml") && !addressees.has(name));
    for (const name of fresh) {
      addressees.set(
        name,
        /^To: (person-.+)$/m.exec(readFileSync(join(outbox, name), "utf8"))?.[1]?.trim() ?? "",
      );
    }
    const people = [...addressees.values()].filter(Boolean);
    if (new Set(people).size >= count) return people;
    await pause(200);
  }
}
