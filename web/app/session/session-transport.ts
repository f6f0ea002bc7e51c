import type { ApiReply, ApiRequest, Transport } from "#web/api/transport.ts";

export interface SessionTransportParts {
  send(request: ApiRequest, accessToken: string | null): Promise<ApiReply>;
  readAccess(): string | null;
  isExpired(access: string): boolean;
  renew(staleAccess: string | null): Promise<string | null>;
  endSession(message: string): void;
  /** Asks for the password again; resolves to false if the user cancels. */
  confirm(): Promise<boolean>;
  /** Gets this browser a pass from the account; resolves to false if the account gives none. */
  admit(): Promise<boolean>;
}

function findErrorCode({ body }: ApiReply): unknown {
  return typeof body === "object" && body !== null && "error" in body ? body.error : undefined;
}

const getReplyMessage = ({ body }: ApiReply) =>
  typeof body === "object" && body !== null && "message" in body && typeof body.message === "string"
    ? body.message
    : "";

/** Checks the error code as well: a wrong password is also a 401, and a new token would not fix it. */
const wantsNewToken = (reply: ApiReply) =>
  reply.status === 401 && ["token_expired", "unauthorized"].includes(String(findErrorCode(reply)));

const endsSession = (reply: ApiReply) =>
  reply.status === 403 && ["account_banned", "account_suspended"].includes(String(findErrorCode(reply)));

/** Returns what may lift a refusal: the password again, or a pass for this browser. */
function findRemedy(reply: ApiReply, { confirm, admit }: SessionTransportParts) {
  const code = reply.status === 403 && findErrorCode(reply);
  return code === "reauthentication_required" ? confirm : code === "age_proof_required" ? admit : undefined;
}

/**
 * Sends the bearer token and renews it once if it has expired. Asks once for the password or a pass if the server
 * requires it, and ends the session of a banned or suspended account.
 */
export function createSessionTransport(parts: SessionTransportParts): Transport {
  async function send(request: ApiRequest, access: string | null) {
    const reply = await parts.send(request, access);
    if (access && endsSession(reply)) parts.endSession(getReplyMessage(reply));
    return reply;
  }

  // If the local clock runs ahead, even a new token looks expired. In that case, only the server decides.
  let clockRunsAhead = false;

  // Renews an expired token before sending, because a public endpoint would treat its holder as a visitor.
  async function getFreshAccess() {
    const stored = parts.readAccess();
    if (!stored || clockRunsAhead || !parts.isExpired(stored)) return stored;
    const renewed = await parts.renew(stored);
    clockRunsAhead = renewed !== null && parts.isExpired(renewed);
    return renewed;
  }

  async function sendWithRenewal(request: ApiRequest) {
    const access = await getFreshAccess();
    const reply = await send(request, access);
    if (!wantsNewToken(reply)) return reply;

    const renewed = await parts.renew(access);
    return renewed ? send(request, renewed) : reply;
  }

  return async (request) => {
    const reply = await sendWithRenewal(request);
    return (await findRemedy(reply, parts)?.()) ? sendWithRenewal(request) : reply;
  };
}
