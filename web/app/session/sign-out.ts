import { ApiError } from "#web/api/api-error.ts";
import { createApi } from "#web/api/client.ts";
import { fetchReply } from "#web/api/fetch-reply.ts";
import { beginSignOut } from "./session-store.ts";
import { readTokens } from "./stored-session.ts";

const createApiWithToken = (access: string | null) => createApi((request) => fetchReply(request, access));

async function revokeSession(access: string | null, refreshToken: string | null) {
  const accounts = await import("@vesper/contract/accounts/accounts");
  const endSession = (bearer: string | null, token: string | null) =>
    createApiWithToken(bearer).call(accounts.logout, { body: token ? { refresh: token } : {} });
  try {
    await endSession(access, refreshToken);
  } catch (error) {
    // An access token that ran out must not leave the session alive on the server.
    if (!(error instanceof ApiError) || error.status !== 401 || !refreshToken) throw error;
    const { data } = await createApiWithToken(null).call(accounts.refreshTokens, {
      body: { refresh: refreshToken },
    });
    await endSession(data.tokens.access, data.tokens.refresh);
  }
}

/** Signs out at once in this browser, and on the server as soon as it answers. */
export function signOut() {
  const { access, refresh } = readTokens();
  beginSignOut();
  // The browser has forgotten the tokens; if the server cannot be reached, the session runs out by itself.
  void revokeSession(access, refresh).catch(() => {});
}
