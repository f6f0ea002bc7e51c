import { isStaff } from "@vesper/contract/accounts/role-checks";
import type { Role } from "@vesper/contract/accounts/roles";
import type { AnyEndpoint } from "@vesper/contract/core/endpoint";
import { z } from "zod";
import { password, type Person } from "./factories/accounts.ts";
import { toCsv, toCsvRow } from "./factories/bulk-uploads.ts";
import { buildPhoto } from "./factories/photo.ts";

/** Id that exists in no test world, so that a valid request finds nothing and changes nothing. */
const unknownId = "01900000-0000-7000-8000-000000000000";

/** Every primitive value in the contract accepts one of these. The first match is sent. */
const samples: unknown[] = [
  unknownId,
  "person@example.test",
  "https://example.test/picture.jpg",
  "https://example.test",
  "2026-11-20",
  "2026-11-20T12:00:00.000Z",
  "Valid words",
  "valid-words",
  "+4930901820",
  "Norway",
  "EUR",
  "NO",
  "59.9,10.7",
  "women",
  "parking",
  "/valid/path",
  "12:30",
  "A".repeat(50),
  "123456",
  "30",
  "1",
  "true",
  "a-valid-id-of-more-than-forty-letters-or-dashes",
  true,
  1,
  20,
  {},
  null,
];

type Fields = Record<string, unknown>;

const passwords: Fields = { password, currentPassword: password, newPassword: "another good long password" };

/** Optional fields that must refer to existing data or hold a second-factor code, so they are left out. */
const unknowableFields = new Set(["categoryId", "parentId", "tags", "images", "cursor", "rotation", "code"]);

/**
 * Returns a value that the schema accepts, with all optional fields, or with the required ones only if fields
 * exclude each other.
 */
export function makeValidValue(schema: z.ZodType): unknown {
  const found = listCandidates(schema).find((candidate) => schema.safeParse(candidate).success);
  if (found === undefined && !schema.safeParse(undefined).success) {
    throw new Error(`add a sample or an override: ${JSON.stringify(schema.safeParse(undefined).error)}`);
  }
  return found;
}

function listCandidates(schema: z.ZodType): unknown[] {
  if (schema instanceof z.ZodObject) return [makeFields(schema, true), makeFields(schema, false)];
  if (schema instanceof z.ZodArray) return [[makeValidValue(schema.element as z.ZodType)]];
  if (schema instanceof z.ZodRecord) {
    return [
      {
        [String(makeValidValue(schema.keyType as z.ZodType))]: makeValidValue(schema.valueType as z.ZodType),
      },
    ];
  }
  if (schema instanceof z.ZodUnion)
    return schema.options.map((option) => makeValidValue(option as z.ZodType));
  if (schema instanceof z.ZodEnum) return schema.options;
  if (schema instanceof z.ZodLiteral) return [...schema.values];
  if (schema instanceof z.ZodPipe) return [...listCandidates(schema.in as z.ZodType), ...samples];
  if ("innerType" in schema.def) return listCandidates(schema.def.innerType as z.ZodType);
  return samples;
}

function makeFields(schema: z.ZodObject, withOptional: boolean): Fields {
  const fields = Object.entries<z.ZodType>(schema.shape);
  const wanted = fields.filter(
    ([name, field]) => (withOptional && !unknowableFields.has(name)) || !field.safeParse(undefined).success,
  );
  return Object.fromEntries(wanted.map(([name, field]) => [name, passwords[name] ?? makeValidValue(field)]));
}

const subscription = {
  endpoint: "https://fcm.googleapis.com/fcm/send/valid",
  keys: { p256dh: Buffer.alloc(65, 4).toString("base64url"), auth: Buffer.alloc(16).toString("base64url") },
};

/**
 * Bodies for endpoints with rules that the schema cannot express. `person` is the caller, or any account if the
 * caller is a visitor.
 */
const bodies: Record<string, (person: Person) => unknown> = {
  "POST /auth/login": ({ email }) => ({ email, password }),
  "POST /auth/refresh": ({ tokens }) => ({ refresh: tokens.refresh }),
  "POST /push/subscriptions": () => subscription,
  "PUT /follows/:id": () => ({ tours: true, available: true, pictures: true }),
  "POST /saved-searches": () => ({ name: "Valid words", query: { q: "Oslo" } }),
};

const csv = { csvFile: toCsv(toCsvRow("Ada Moor")), consentAttested: "true" };
const forms: Record<string, () => Promise<Record<string, string | Buffer>>> = {
  "POST /auth/me/avatar": async () => ({ file: await buildPhoto() }),
  "POST /admin/settings/logo": async () => ({ file: await buildPhoto() }),
  "POST /media/upload": async () => ({ title: "At dusk", file: await buildPhoto() }),
  "POST /media/:id/poster": async () => ({ file: await buildPhoto() }),
  "POST /verification/documents": async () => ({ document: await buildPhoto(), selfie: await buildPhoto() }),
  "POST /bulk-upload/preview": async () => csv,
  "POST /bulk-upload/process": async () => csv,
};

const filenames: Record<string, string> = {
  file: "evening.jpg",
  document: "document.jpg",
  selfie: "selfie.jpg",
  csvFile: "people.csv",
};

async function encodeForm(parts: Record<string, string | Buffer>): Promise<Response> {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    const filename = filenames[name];
    if (filename) form.set(name, new Blob([new Uint8Array(Buffer.from(part))]), filename);
    else form.set(name, String(part));
  }
  return new Response(form);
}

const tokenPaths =
  "/appeals /appeals/read /auth/confirm-email /auth/keep-email /auth/reopen /auth/reset-password " +
  "/auth/undo-email /auth/undo-two-factor /auth/verify-email /reports/intimate-images/confirm /saved-searches/off " +
  "/follows/off";

const challengePaths = "/auth/passkeys /auth/passkeys/check /auth/passkeys/sign-in";

interface ExpectedRefusal {
  status: number;
  error: string;
  /** Whether people with these roles are refused; everyone, if not set. */
  isRefused?: (roles: readonly Role[]) => boolean;
}

/**
 * Refusals by rules beyond the schema: a test cannot make up mailed tokens, second-factor codes or signed challenges, and an admin
 * account cannot be closed.
 */
export const refusals: ReadonlyMap<string, ExpectedRefusal> = new Map<string, ExpectedRefusal>([
  ...tokenPaths.split(" ").map((path) => [`POST ${path}`, { status: 400, error: "invalid_token" }] as const),
  ["POST /auth/2fa/enable", { status: 400, error: "validation_error" }],
  ...challengePaths
    .split(" ")
    .map((path) => [`POST ${path}`, { status: 400, error: "challenge_expired" }] as const),
  ["DELETE /auth/me", { status: 403, error: "forbidden", isRefused: (roles) => roles.includes("admin") }],
  ["PUT /age/proof", { status: 403, error: "age_proof_required" }],
  ["POST /age/pass", { status: 403, error: "age_proof_required", isRefused: (roles) => !isStaff(roles) }],
]);

export interface ValidRequest {
  path: string;
  body: unknown;
  headers: Record<string, string>;
}

export async function makeRequest(endpoint: AnyEndpoint, person: Person): Promise<ValidRequest> {
  const { method, base, path, params, query, body } = endpoint;
  const name = `${method} ${path}`;
  const named = (params ? makeValidValue(params) : {}) as Record<string, string>;
  const asked = new URLSearchParams((query ? makeValidValue(query) : {}) as Record<string, string>);
  const address = `${base}${path.replace(/:(\w+)/g, (_, key: string) => named[key] ?? unknownId)}?${asked.toString()}`;
  const parts = forms[name];
  if (parts) {
    const form = await encodeForm(await parts());
    const headers = { "content-type": form.headers.get("content-type") ?? "" };
    return { path: address, headers, body: Buffer.from(await form.arrayBuffer()) };
  }
  return { path: address, headers: {}, body: bodies[name]?.(person) ?? (body && makeValidValue(body)) };
}
