import { ErrorBody, PlainErrorBody } from "@vesper/contract/core/envelope";
import { isForStaff, type AnyEndpoint, type Policy } from "@vesper/contract/core/endpoint";
import { staffRoles } from "@vesper/contract/accounts/staff-roles";
import { isStaff } from "@vesper/contract/accounts/role-checks";
import fc from "fast-check";
import { sql } from "kysely";
import type { Person } from "../factories/accounts.ts";
import { buildConversationPair } from "../factories/chat.ts";
import { buildPublicListing } from "../factories/listings.ts";
import { buildPhoto, uploadFile } from "../factories/media.ts";
import { createSockets } from "../sockets.ts";
import type { World } from "../world.ts";
import { forms, createInput, printForm, type KnownValues } from "./inputs.ts";
import { buildSecrets, createWatchedWorld, isLeak } from "./watched-world.ts";

const roles = ["visitor", "user", "escort", ...staffRoles] as const;
type Role = (typeof roles)[number];

/** Maximum duration of a request, even on a busy machine. */
const requestTimeout = 15_000;

interface FuzzRequest {
  method: AnyEndpoint["method"];
  url: string;
  headers: Record<string, string>;
  payload: string | undefined;
}

export interface Outcome {
  /** Number of accepted and of refused requests. */
  accepted: number;
  refused: number;
  /** Answers, log lines and silences that must not be. */
  failures: string[];
}

/**
 * Sends many requests generated from the schemas of every endpoint. Returns the failures, so that they can be
 * reproduced.
 */
export async function fuzz({ requests, seed }: { requests: number; seed: number }): Promise<Outcome> {
  const { world, errors } = await createWatchedWorld();
  try {
    const outcome = await fuzzWorld(world, { requests, seed });
    outcome.failures.push(...errors.map((line) => `logged: ${line}`));
    return outcome;
  } finally {
    await world.close();
  }
}

async function fuzzWorld(
  world: World,
  { requests, seed }: { requests: number; seed: number },
): Promise<Outcome> {
  const known = await seedWorld(world);
  const people = new Map<Role, Person | null>([["visitor", null]]);
  const arbitraries = new Map(world.http.endpoints.map((one) => [one, createRequests(one, known)]));
  const outcome: Outcome = { accepted: 0, refused: 0, failures: [] };
  for (let turn = 0; turn < requests; turn += 1) {
    const endpoint = world.http.endpoints[turn % world.http.endpoints.length] as AnyEndpoint;
    const arbitrary = arbitraries.get(endpoint) as fc.Arbitrary<FuzzRequest>;
    const [sent] = fc.sample(arbitrary, { seed: seed + turn, numRuns: 1 }) as [FuzzRequest];
    const role = getRole(endpoint, Math.floor(turn / world.http.endpoints.length));
    if (!people.has(role)) people.set(role, await world.user({ roles: [role as "user"] }));

    const { status, problem } = await sendRequest(world, endpoint, sent, people.get(role) ?? null);

    if (problem)
      outcome.failures.push(`${problem}\n  as ${role}: ${JSON.stringify(sent)} (seed ${seed}, turn ${turn})`);
    outcome[status < 400 ? "accepted" : "refused"] += 1;
    // A 401 means that this person has signed out or closed their account.
    if (status === 401 && role !== "visitor") people.delete(role);
  }
  return outcome;
}

const roleByAudience = { public: "visitor", "signed-in": "user", supplier: "escort" } as const;

/** An admin may do everything except verify. */
function getAdmitted(policy: Policy): Role {
  if (!isForStaff(policy)) return roleByAudience[policy];
  return policy === "verify" ? "verifier" : "admin";
}

/**
 * Every other round uses a role that may call the endpoint, so that requests pass authorization; the other rounds
 * rotate through all roles.
 */
function getRole({ policy }: AnyEndpoint, round: number): Role {
  return round % 2 === 0 ? getAdmitted(policy) : (roles[((round - 1) / 2) % roles.length] as Role);
}

async function sendRequest(world: World, { refusal }: AnyEndpoint, sent: FuzzRequest, person: Person | null) {
  const authorization = person && { authorization: `Bearer ${person.tokens.access}` };
  const answered = world.http.inject({ ...sent, headers: { ...sent.headers, ...authorization } });
  const timer = Promise.withResolvers<null>();
  const timeout = setTimeout(() => timer.resolve(null), requestTimeout);
  const reply = await Promise.race([answered, timer.promise]);
  clearTimeout(timeout);
  if (!reply) return { status: 0, problem: `no answer in ${requestTimeout} ms` };
  const status = reply.statusCode;
  if (status >= 500 && status !== 503) return { status, problem: `${status} ${reply.body}` };
  if (!isStaff(person?.roles ?? []) && isLeak(reply.body)) return { status, problem: `leak: ${reply.body}` };
  if (status < 400) return { status };
  const shape = refusal === "sentence" && reply.json().requestId === undefined ? PlainErrorBody : ErrorBody;
  const isRefusal = shape.strict().safeParse(reply.json()).success;
  return { status, ...(!isRefusal && { problem: `${status} in another shape: ${reply.body}` }) };
}

function createRequests(endpoint: AnyEndpoint, known: KnownValues): fc.Arbitrary<FuzzRequest> {
  const { method, params, query, body } = endpoint;
  const nothing = fc.constant(undefined);
  const asJson = (
    body ? createInput(body, known) : fc.option(fc.jsonValue({ maxDepth: 2 }), { nil: undefined })
  ).map((value) => ({
    type: "application/json",
    text: value === undefined ? undefined : JSON.stringify(value),
  }));
  const asText = fc.string({ maxLength: 50 }).map((text) => ({ type: "application/json", text }));
  const asForm = forms.map((form) => ({ type: form.type, text: printForm(form) }));
  const content = fc.oneof(
    { weight: 20, arbitrary: asJson },
    { weight: 1, arbitrary: asText },
    { weight: body ? 1 : 20, arbitrary: asForm },
  );
  return fc
    .record({
      params: params ? createInput(params, known) : nothing,
      query: query ? createInput(query, known) : nothing,
      content: method === "GET" ? nothing : content,
    })
    .map((parts) => ({
      method,
      url: toPath(endpoint, parts.params) + toQuery(parts.query),
      headers: parts.content?.text === undefined ? noHeaders : { "content-type": parts.content.type },
      payload: parts.content?.text,
    }));
}

const noHeaders: Record<string, string> = {};

const toText = (value: unknown) =>
  (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).toWellFormed();
const toFields = (value: unknown) =>
  (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;

const toPath = ({ base, path }: AnyEndpoint, params: unknown) =>
  base +
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(toText(toFields(params)[name] ?? "x")));

function toQuery(query: unknown): string {
  const pairs = Object.entries(toFields(query)).map(([name, value]): [string, string] => [
    name.toWellFormed(),
    toText(value),
  ]);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs).toString()}` : "";
}

/** Creates some items of every kind, so that a generated id may exist. */
async function seedWorld(world: World): Promise<KnownValues> {
  const admin = await world.admin();
  const secrets = await buildSecrets(world, await createSockets(world), admin);
  const { supplier, slug, profile } = await buildPublicListing(world, admin);
  const { user, conversationId } = await buildConversationPair(world, admin, { name: "Bea Crane" });
  await uploadFile(world, supplier, await buildPhoto());
  const review = { rating: 5, title: "Kind", body: "A pleasant evening." };
  await world.post(`/reviews/escort-profiles/${profile.id}/reviews`, review, user);
  await world.post(
    "/reports",
    { targetType: "profile", targetId: profile.id, reason: "scam", details: "x" },
    user,
  );
  await world.post("/admin/categories", { name: "Companions", type: "service" }, admin);
  await world.post("/admin/tags", { name: "Dinner" }, admin);
  const { rows } = await sql<{ id: string }>`
    select id from users union all select id from profiles union all select id from media
    union all select id from listings union all select id from reviews union all select id from cases
    union all select id from reports union all select id from categories union all select id from tags
    union all select id from notifications union all select id from sessions`.execute(world.db);
  return {
    ids: [conversationId, ...secrets, ...rows.map(({ id }) => id)],
    terms: [slug, profile.slug, "bea-crane", "dinner", "companions", "Oslo", "Norway", "a"],
  };
}
