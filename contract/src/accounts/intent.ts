import { z } from "zod";
import { member } from "../core/endpoint.ts";
import { messageOnly } from "../core/envelope.ts";
import { isLocalPath } from "../core/redirect.ts";
import { limits } from "../core/limits.ts";

export const IntentKind = z.enum(["message", "favorite", "review", "report", "listing"]);
export type IntentKind = z.output<typeof IntentKind>;

/** The act a visitor began before they were asked to sign in. It is carried out once they have. */
export const Intent = z
  .object({
    kind: IntentKind,
    /** Profile or item that the act is about. Only `listing` has none: its profile does not exist yet. */
    target: z.uuid().nullable(),
    /** Page to return to, always on this site. */
    path: z.string().max(limits.intent.path).refine(isLocalPath, "must be a path on this site"),
  })
  .refine(({ kind, target }) => (kind === "listing") === (target === null), {
    path: ["target"],
    message: "is not valid",
  });
export type Intent = z.output<typeof Intent>;

type Params = { get(name: string): string | null };

/** Returns the intent in the query of a sign-in page; null if there is none or any part of it is invalid. */
export function findIntent(params: Params): Intent | null {
  const [kind, target = null, ...rest] = params.get("intent")?.split(".") ?? [];
  if (rest.length > 0) return null;
  return Intent.safeParse({ kind, target, path: params.get("redirect") }).data ?? null;
}

export const forgetIntent = member.delete(
  "/auth/me/intent",
  "Forget what you registered for, because it was carried out",
  { response: messageOnly },
);
