import { ApiError } from "#web/api/api-error.ts";
import { createApi } from "#web/api/client.ts";
import { fetchReply } from "#web/api/fetch-reply.ts";
import { forgetSearchTraces } from "./forget-searches.ts";
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
    // If the access token has expired, renew it and try again: the session must not stay alive on the server.
    if (!(error instanceof ApiError) || error.status !== 401 || !refreshToken) throw error;
    const { data } = await createApiWithToken(null).call(accounts.refreshTokens, {
      body: { refresh: refreshToken },
    });
    await endSession(data.tokens.access, data.tokens.refresh);
  }
}

/** Signs out in this browser at once, and on the server in the background. */
export function signOut() {
  const { access, refresh } = readTokens();
  beginSignOut();
  forgetSearchTraces();
  // The tokens are already deleted locally; if the server is unreachable, the session simply expires.
  void revokeSession(access, refresh).catch(() => {});
}
