import type { Tokens } from "@vesper/contract/accounts/accounts";
import { readTokens, storeTokens } from "#web/session/stored-session.ts";

/** Stores the tokens that replace those of this session, unless the member has signed out during the call. */
export function storeRenewedTokens(tokens: Tokens) {
  if (readTokens().refresh) storeTokens(tokens);
}
