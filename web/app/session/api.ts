import { sessionExpired } from "@vesper/contract/core/session-texts";
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
  // Import only when a token has expired: the contract would add its schemas to every page.
  const { refreshTokens: refresh } = await import("@vesper/contract/accounts/accounts");
  const plain = createApi((request) => fetchReply(request, null));
  const { data } = await plain.call(refresh, { body: { refresh: refreshToken } });
  return data.tokens;
}

const runExclusively = <T>(work: () => Promise<T>): Promise<T> =>
  // The Web Locks API exists only in secure contexts.
  navigator.locks ? navigator.locks.request("vesper-renewal", work) : work();

const renew = createRenewal({
  readTokens,
  storeTokens,
  exchange: exchangeTokens,
  exclusively: runExclusively,
  endSession: (refusal) => logout(refusal.status === 403 ? refusal.message : sessionExpired),
});

/** Returns a valid access token, or null without a session. */
export async function getFreshAccess(): Promise<string | null> {
  const { access } = readTokens();
  return access && !isExpired(access) ? access : renew(access);
}

/** Renews an access token that the server rejected. Ends the session if renewal fails. */
export const renewAccess = (): Promise<string | null> => renew(readTokens().access);

/** Creates an API client for the signed-in user on top of the given transport. */
export const createSessionApi = (send: SessionTransportParts["send"]): Api =>
  createApi(
    createSessionTransport({
      send,
      readAccess: () => readTokens().access,
      isExpired,
      renew,
      endSession: logout,
      confirm: askForPassword,
      // Loaded only where a proof of age is required.
      admit: async () => (await import("./age-pass.ts")).admit(getFreshAccess),
    }),
  );

export const api = createSessionApi(fetchReply);

/** Returns true if an access token has expired by its claim, or cannot be parsed. */
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
  /** Runs one renewal at a time across all tabs of this browser. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  endSession(refusal: ApiError): void;
}

/** Creates the token renewal; concurrent failures share a single exchange. */
export function createRenewal(parts: RenewalParts) {
  let running: Promise<string | null> | null = null;

  async function renew(staleAccess: string | null): Promise<string | null> {
    const { access, refresh } = parts.readTokens();
    if (!refresh) return null;
    // Another tab renewed the token while this one waited for the lock.
    if (access && access !== staleAccess) return access;
    try {
      const tokens = await parts.exchange(refresh);
      // The user has signed out in the meantime: discard the new tokens.
      if (parts.readTokens().refresh !== refresh) return null;
      parts.storeTokens(tokens);
      return tokens.access;
    } catch (error) {
      if (!(error instanceof ApiError) || !refusedStatuses.has(error.status)) throw error;
      // The user signed out while the request was pending, so there is no session left to end.
      if (parts.readTokens().refresh !== refresh) return null;
      parts.endSession(error);
      return null;
    }
  }

  /** Resolves to the new access token, or null if renewal failed. */
  return (staleAccess: string | null): Promise<string | null> => {
    running ??= parts
      .exclusively(() => renew(staleAccess))
      .finally(() => {
        running = null;
      });
    return running;
  };
}
