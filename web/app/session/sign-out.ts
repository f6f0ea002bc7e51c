import { ApiError } from "#web/api/api-error.ts";
import { createApi } from "#web/api/client.ts";
import { fetchReply } from "#web/api/fetch-reply.ts";
import { leave } from "./session-store.ts";
import { readTokens } from "./stored-session.ts";

const withToken = (access: string | null) => createApi((request) => fetchReply(request, access));

async function revoke(access: string | null, refreshToken: string | null) {
  const accounts = await import("@vesper/contract/accounts/accounts");
  const end = (bearer: string | null, token: string | null) =>
    withToken(bearer).call(accounts.logout, { body: token ? { refresh: token } : {} });
  try {
    await end(access, refreshToken);
  } catch (error) {
    // An access token that ran out must not leave the session alive on the server.
    if (!(error instanceof ApiError) || error.status !== 401 || !refreshToken) throw error;
    const { data } = await withToken(null).call(accounts.refresh, { body: { refresh: refreshToken } });
    await end(data.tokens.access, data.tokens.refresh);
  }
}

/** Signs out at once in this browser, and on the server as soon as it answers. */
export function signOut() {
  const { access, refresh } = readTokens();
  leave();
  // The browser has forgotten the tokens; if the server cannot be reached, the session runs out by itself.
  void revoke(access, refresh).catch(() => {});
}
