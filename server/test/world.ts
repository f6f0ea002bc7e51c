import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { LightMyRequestResponse } from "fastify";
import pino, { type Logger } from "pino";
import { inject } from "vitest";
import { createApp } from "#create-app";
import { readConfig } from "#platform/config/config.ts";
import type { DatabaseHandle } from "#platform/database/client.ts";
import { openDatabaseCopy } from "./database.ts";
import { buildUser, type Person } from "./factories/accounts.ts";
import type { DeliveryRules } from "#platform/fetch/delivery-rules.ts";
import { createFakeClock } from "./fakes/clock.ts";
import { unreachableReceiver } from "./fakes/receiver.ts";
import { createFakeMailer } from "./fakes/mailer.ts";
import { createFakePusher } from "./fakes/pusher.ts";

export interface TestResponse {
  status: number;
  // Tests read answers of every shape; the contract is what they check.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
  headers: Record<string, string | string[] | number | undefined>;
}

type Caller = { tokens: { access: string } } | null;
type Method = "GET" | "POST" | "PUT" | "DELETE";

interface WorldOptions {
  pages?: "built" | "none";
  log?: Logger;
  deliveryRules?: DeliveryRules;
  /** A database that outlives the world, for tests that restart the site. */
  database?: DatabaseHandle;
}

/** A whole application on a separate database, with a clock and a mailbox that the test controls. */
export async function createWorld(
  environment: Record<string, string> = {},
  {
    pages = "none",
    log = pino({ level: "silent" }),
    deliveryRules = unreachableReceiver,
    ...options
  }: WorldOptions = {},
) {
  const dataDir = mkdtempSync(join(tmpdir(), "vesper-test-"));
  const [clock, mailer, pusher] = [createFakeClock(), createFakeMailer(), createFakePusher()];
  const config = readConfig({
    DATA_DIR: dataDir,
    DEMO_DATA: "off",
    RATE_LIMITS: "off",
    // Restarts of a site share its database and this key.
    DOCUMENT_KEY: "0d".repeat(32),
    ...environment,
  });
  const database = options.database ?? (await openDatabaseCopy(inject("template")));
  const { http, platform, jobs, close } = await createApp({
    config,
    pages,
    work: false,
    clock,
    deliveryRules,
    log,
    database,
    mailer,
    pusher,
  });

  // Loading the server blocks the event loop, so every request would be refused as overload until the next load
  // sample.
  while (http.isUnderPressure()) await pause(100);
  let count = 0;

  async function call(
    method: Method,
    path: string,
    body?: unknown,
    who?: Caller,
    headers: Record<string, string> = {},
  ): Promise<TestResponse> {
    const url = path.startsWith("/api/") ? path : `/api/v1${path}`;
    const reply = await http.inject({
      method,
      url,
      headers: { ...headers, ...(who && { authorization: `Bearer ${who.tokens.access}` }) },
      ...(body !== undefined && { payload: body as object }),
    });
    return { status: reply.statusCode, body: readBody(reply), headers: reply.headers };
  }

  return {
    http,
    platform,
    clock,
    jobs,
    dataDir,
    environment,
    database,
    db: database.db,
    mails: mailer.sent,
    pusher,
    call,
    get: (path: string, who?: Caller) => call("GET", path, undefined, who),
    post: (path: string, body?: unknown, who?: Caller) => call("POST", path, body, who),
    put: (path: string, body?: unknown, who?: Caller) => call("PUT", path, body, who),
    delete: (path: string, who?: Caller, body?: unknown) => call("DELETE", path, body, who),

    user: (given?: Parameters<typeof buildUser>[1]): Promise<Person> => buildUser(platform, given),
    /** Creates a trusted reporter, whose urgent reports place a hold at once. */
    trusted: (): Promise<Person> => {
      count += 1;
      // Reporters whose accounts were created within a day of each other do not count as independent.
      return buildUser(platform, { hours: 73 + 25 * count });
    },
    escort: () => buildUser(platform, { roles: ["escort"] }),
    admin: () => buildUser(platform, { roles: ["admin", "verifier"] }),

    /** Signs in a person again whose access token has expired because the test moved the clock. */
    async signedInAgain(person: Person): Promise<Person> {
      const { email, password } = person;
      const { body } = await call("POST", "/auth/login", { email, password });
      return { ...person, tokens: body.data.tokens };
    },

    /** Confirms the password, and keeps the new tokens as a browser does. */
    async reauthenticate(person: Person) {
      const answer = await call("POST", "/auth/reauthenticate", { password: person.password }, person);
      if (answer.status === 200) person.tokens = answer.body.data.tokens;
      return answer;
    },

    /** Runs the jobs, then returns the mails to this address, newest last. */
    async mailsTo(email: string) {
      await jobs.drain();
      return mailer.sent.filter(({ to }) => to === email);
    },

    /** Returns the token of the newest mailed link, or of the newest one to the given page. */
    async mailedToken(email: string, page = ""): Promise<string> {
      const mail = (await this.mailsTo(email)).findLast(({ text }) => text.includes(`${page}?token=`));
      return /\?token=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    },

    async close() {
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Parses a JSON body; returns any other body unchanged. */
function readBody({ body, headers }: LightMyRequestResponse): unknown {
  const isJson = String(headers["content-type"]).startsWith("application/json");
  return isJson && body ? JSON.parse(body) : body || null;
}

export type World = Awaited<ReturnType<typeof createWorld>>;

/** Restarts the same site with other settings. Close the restarted world before the original one. */
export const restartWorld = ({ environment, dataDir, database }: World, settings: Record<string, string>) =>
  createWorld(
    { ...environment, ...settings, DATA_DIR: dataDir },
    { database: { ...database, close: async () => {} } },
  );
