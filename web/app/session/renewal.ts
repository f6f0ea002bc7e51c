import type { Tokens } from "@vesper/contract/accounts";
import { ApiError } from "#web/api/api-error.ts";

export interface RenewalParts {
  readTokens(): { access: string | null; refresh: string | null };
  storeTokens(tokens: Tokens): void;
  exchange(refreshToken: string): Promise<Tokens>;
  /** Runs one renewal at a time, over all tabs of this browser. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  endSession(refusal: ApiError): void;
}

const refused = new Set([400, 401, 403]);

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
      if (!(error instanceof ApiError) || !refused.has(error.status)) throw error;
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
