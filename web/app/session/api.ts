import { errors } from "@vesper/contract/core/errors";
import { type Api, createApi } from "#web/api/client.ts";
import { fetchReply } from "#web/api/fetch-reply.ts";
import { askForPassword } from "./reauthentication.ts";
import { logout } from "./session-store.ts";
import { createSessionTransport, type SessionTransportParts } from "./session-transport.ts";
import { readTokens, storeTokens } from "./stored-session.ts";
import type { Tokens } from "@vesper/contract/accounts/accounts";
import { ApiError } from "#web/api/api-error.ts";

const refusedStatuses = new Set([400, 401, 403]);

const maxClockDrift = 5_000;

async function exchangeTokens(refreshToken: string) {
  // Loaded only when a token has run out: the contract brings its schemas along.
  const { refreshTokens: refresh } = await import("@vesper/contract/accounts/accounts");
  const plain = createApi((request) => fetchReply(request, null));
  const { data } = await plain.call(refresh, { body: { refresh: refreshToken } });
  return data.tokens;
}

const runExclusively = <T>(work: () => Promise<T>): Promise<T> =>
  // Locks exist only in secure contexts.
  navigator.locks ? navigator.locks.request("vesper-renewal", work) : work();

const renew = createRenewal({
  readTokens,
  storeTokens,
  exchange: exchangeTokens,
  exclusively: runExclusively,
  endSession: (refusal) =>
    logout(
      refusal.status === 403 ? refusal.message : `${errors.token_expired.message} Please sign in again.`,
    ),
});

/** An access token that is still good, or none when nobody is signed in any more. */
export async function getFreshAccess(): Promise<string | null> {
  const { access } = readTokens();
  return access && !isExpired(access) ? access : renew(access);
}

/** Another access token, for when the server does not take this one. Ends the session where there is none. */
export const renewAccess = (): Promise<string | null> => renew(readTokens().access);

/** The API as the signed-in person of this browser reaches it, in whichever way one request is sent. */
export const createSessionApi = (send: SessionTransportParts["send"]): Api =>
  createApi(
    createSessionTransport({
      send,
      readAccess: () => readTokens().access,
      isExpired,
      renew,
      endSession: logout,
      confirm: askForPassword,
    }),
  );

export const api = createSessionApi(fetchReply);

/** Whether an access token has run out, by its own word. What cannot be read is of no use either. */
export function isExpired(token: string, now: number = Date.now()): boolean {
  try {
    const [, payload = ""] = token.split(".");
    const { exp } = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/"))) as { exp?: unknown };
    return typeof exp !== "number" || exp * 1000 <= now + maxClockDrift;
  } catch {
    return true;
  }
}

export interface RenewalParts {
  readTokens(): { access: string | null; refresh: string | null };
  storeTokens(tokens: Tokens): void;
  exchange(refreshToken: string): Promise<Tokens>;
  /** Runs one renewal at a time, over all tabs of this browser. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  endSession(refusal: ApiError): void;
}

/** Exchanges tokens so that many calls that fail at once cause a single exchange. */
export function createRenewal(parts: RenewalParts) {
  let running: Promise<string | null> | null = null;

  async function renew(staleAccess: string | null): Promise<string | null> {
    const { access, refresh } = parts.readTokens();
    if (!refresh) return null;
    // Another tab was quicker while this one waited for its turn.
    if (access && access !== staleAccess) return access;
    try {
      const tokens = await parts.exchange(refresh);
      // Signed out meanwhile: what came back belongs to nobody here.
      if (parts.readTokens().refresh !== refresh) return null;
      parts.storeTokens(tokens);
      return tokens.access;
    } catch (error) {
      if (!(error instanceof ApiError) || !refusedStatuses.has(error.status)) throw error;
      // Signed out while the answer was on its way: nobody is left to be told.
      if (parts.readTokens().refresh !== refresh) return null;
      parts.endSession(error);
      return null;
    }
  }

  /** The new access token, or null when there is none to be had. */
  return (staleAccess: string | null): Promise<string | null> => {
    running ??= parts
      .exclusively(() => renew(staleAccess))
      .finally(() => {
        running = null;
      });
    return running;
  };
}
