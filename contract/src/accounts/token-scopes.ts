import { z } from "zod";

/**
 * Scopes of personal access tokens, with the paths each area covers. Endpoints outside these paths are closed to
 * tokens: sign-in, sessions, passwords, tokens themselves, changes to accounts, and identity documents.
 */
const areas = {
  figures: { read: "Read the dashboard’s figures", paths: ["/admin/stats", "/admin/media/stats"] },
  people: { read: "Read accounts and what they did", paths: ["/admin/users", "/admin/activity"] },
  moderation: {
    read: "Read review queues, cases, reports and appeals",
    write: "Review content, decide cases and appeals",
    paths: [
      "/admin/escort-profiles",
      "/admin/media",
      "/admin/products",
      "/admin/reviews",
      "/admin/cases",
      "/admin/reports",
      "/admin/appeals",
      "/admin/restrictions",
      "/admin/desk",
    ],
  },
  contact: {
    read: "Read messages to the team",
    write: "Reply to and close messages to the team",
    paths: ["/admin/contact-messages"],
  },
  audit: { read: "Read the audit log", paths: ["/admin/audit-log"] },
  site: {
    read: "Read categories, tags and exchange rates",
    write: "Change categories, tags and exchange rates",
    paths: ["/admin/categories", "/admin/tags", "/admin/exchange-rates"],
  },
  webhooks: {
    read: "Read webhooks and their delivery logs",
    write: "Turn webhooks on and off, test and remove them, and repeat deliveries",
    paths: ["/admin/webhooks"],
  },
} as const satisfies Record<string, { read: string; write?: string; paths: readonly string[] }>;

type Areas = typeof areas;
type Area = keyof Areas;
export type Scope = {
  [Name in Area]: `${Name}:read` | (Areas[Name] extends { write: string } ? `${Name}:write` : never);
}[Area];

/** Every scope with the sentence that people read when they create a token. */
export const scopeTexts = Object.fromEntries(
  Object.entries(areas).flatMap(([name, area]) => [
    [`${name}:read`, area.read],
    ...("write" in area ? [[`${name}:write`, area.write]] : []),
  ]),
) as Record<Scope, string>;

export const Scope = z.enum(Object.keys(scopeTexts) as [Scope, ...Scope[]]);

interface Call {
  method: string;
  path: string;
  recent: boolean;
}

/** Exceptions within an area: sessions of an account and the verified badge are closed to tokens. */
const closed = /^\/admin\/(?:users\/:id\/sessions|escort-profiles\/:id\/verification)/;

const isWithin = (path: string, parent: string) => path === parent || path.startsWith(`${parent}/`);

/**
 * Returns the scope that a call needs, or null if no token may make it. Calls that need recent authentication have
 * none. The most specific path decides: `/admin/media/stats` is a figure.
 */
export function findScope({ method, path, recent }: Call): Scope | null {
  if (recent || closed.test(path)) return null;
  const found = Object.entries(areas)
    .flatMap(([name, { paths }]) => paths.map((parent) => ({ name, parent })))
    .filter(({ parent }) => isWithin(path, parent))
    .toSorted((one, other) => other.parent.length - one.parent.length)[0];
  const scope = found && `${found.name}:${method === "GET" ? "read" : "write"}`;
  return Scope.safeParse(scope).data ?? null;
}

/** Whether a token with these scopes may make the call; writing includes reading. */
export function isInScope(scopes: readonly Scope[], call: Call): boolean {
  const needed = findScope(call);
  if (!needed) return false;
  return (
    scopes.includes(needed) ||
    (needed.endsWith(":read") && scopes.includes(needed.replace(":read", ":write") as Scope))
  );
}
