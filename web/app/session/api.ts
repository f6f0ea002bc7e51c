import { errors } from "@vesper/contract/errors";
import { type Api, createApi } from "#web/api/client.ts";
import { fetchReply } from "#web/api/fetch-reply.ts";
import { isSpent } from "./access-token.ts";
import { askForPassword } from "./reauthentication.ts";
import { createRenewal } from "./renewal.ts";
import { logout } from "./session-store.ts";
import { createSessionTransport, type SessionTransportParts } from "./session-transport.ts";
import { readTokens, storeTokens } from "./stored-session.ts";

async function exchange(refreshToken: string) {
  // Loaded only when a token has run out: the contract brings its schemas along.
  const { refresh } = await import("@vesper/contract/accounts");
  const plain = createApi((request) => fetchReply(request, null));
  const { data } = await plain.call(refresh, { body: { refresh: refreshToken } });
  return data.tokens;
}

const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
  // Locks exist only in secure contexts.
  navigator.locks ? navigator.locks.request("vesper-renewal", work) : work();

const renew = createRenewal({
  readTokens,
  storeTokens,
  exchange,
  exclusively,
  endSession: (refusal) =>
    logout(
      refusal.status === 403 ? refusal.message : `${errors.token_expired.message} Please sign in again.`,
    ),
});

/** An access token that is still good, or none when nobody is signed in any more. */
export async function freshAccess(): Promise<string | null> {
  const { access } = readTokens();
  return access && !isSpent(access) ? access : renew(access);
}

/** Another access token, for when the server does not take this one. Ends the session where there is none. */
export const renewAccess = (): Promise<string | null> => renew(readTokens().access);

/** The API as the signed-in person of this browser reaches it, in whichever way one request is sent. */
export const sessionApi = (send: SessionTransportParts["send"]): Api =>
  createApi(
    createSessionTransport({
      send,
      readAccess: () => readTokens().access,
      isSpent,
      renew,
      endSession: logout,
      confirm: askForPassword,
    }),
  );

export const api = sessionApi(fetchReply);
