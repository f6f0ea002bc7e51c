import { describe, expect, it, vi } from "vitest";
import type { ApiReply } from "#web/api/transport.ts";
import { createSessionTransport, type SessionTransportParts } from "./session-transport.ts";

const ok: ApiReply = { status: 200, body: { data: 1 } };
const createRefusal = (status: number, error: string, message = ""): ApiReply => ({
  status,
  body: { error, message },
});
const request = { method: "GET", url: "/api/v1/auth/me" };

function createTestTransport(...replies: ApiReply[]) {
  const send = vi.fn<SessionTransportParts["send"]>();
  for (const reply of replies) send.mockResolvedValueOnce(reply);
  const parts = {
    send,
    readAccess: vi.fn<() => string | null>(() => "old"),
    isExpired: vi.fn<SessionTransportParts["isExpired"]>(() => false),
    renew: vi.fn<SessionTransportParts["renew"]>(() => Promise.resolve("new")),
    endSession: vi.fn(),
    confirm: vi.fn<SessionTransportParts["confirm"]>(() => Promise.resolve(true)),
    admit: vi.fn<SessionTransportParts["admit"]>(() => Promise.resolve(true)),
  };
  return { parts, transport: createSessionTransport(parts) };
}

describe("a call with a session", () => {
  it("carries the stored access token", async () => {
    const { parts, transport } = createTestTransport(ok);

    expect(await transport(request)).toBe(ok);
    expect(parts.send).toHaveBeenCalledWith(request, "old");
  });

  it.each(["token_expired", "unauthorized"])("is retried once with a new token after %s", async (code) => {
    const { parts, transport } = createTestTransport(createRefusal(401, code), ok);

    expect(await transport(request)).toBe(ok);
    expect(parts.renew).toHaveBeenCalledWith("old");
    expect(parts.send).toHaveBeenLastCalledWith(request, "new");
  });

  it("renews an expired token before it is sent", async () => {
    const { parts, transport } = createTestTransport(ok);
    parts.isExpired.mockReturnValue(true);

    expect(await transport(request)).toBe(ok);
    expect(parts.send.mock.calls).toEqual([[request, "new"]]);
  });

  it("does not renew every time when the clock runs ahead", async () => {
    const { parts, transport } = createTestTransport(ok, ok, ok);
    parts.isExpired.mockReturnValue(true);

    await transport(request);
    await transport(request);
    await transport(request);

    expect(parts.renew).toHaveBeenCalledTimes(1);
  });

  it("is not retried a second time", async () => {
    const again = createRefusal(401, "unauthorized");
    const { parts, transport } = createTestTransport(createRefusal(401, "token_expired"), again);

    expect(await transport(request)).toBe(again);
    expect(parts.send).toHaveBeenCalledTimes(2);
  });

  it("does not renew the token after a wrong password", async () => {
    const { parts, transport } = createTestTransport(createRefusal(401, "invalid_credentials"));

    expect((await transport(request)).status).toBe(401);
    expect(parts.renew).not.toHaveBeenCalled();
  });

  it("returns the original error when the token cannot be renewed", async () => {
    const first = createRefusal(401, "unauthorized");
    const { parts, transport } = createTestTransport(first);
    parts.renew.mockResolvedValue(null);

    expect(await transport(request)).toBe(first);
  });

  it.each(["account_banned", "account_suspended"])(
    "ends the session on %s with the server's message",
    async (code) => {
      const { parts, transport } = createTestTransport(createRefusal(403, code, "Banned for spam."));

      await transport(request);

      expect(parts.endSession).toHaveBeenCalledWith("Banned for spam.");
    },
  );

  it("does not end a session when signed out", async () => {
    const { parts, transport } = createTestTransport(createRefusal(403, "account_banned"));
    parts.readAccess.mockReturnValue(null);

    await transport(request);

    expect(parts.endSession).not.toHaveBeenCalled();
  });
});

describe("a call that requires reauthentication", () => {
  const required = createRefusal(403, "reauthentication_required");

  it("is retried once the password is confirmed", async () => {
    const { parts, transport } = createTestTransport(required, ok);

    expect(await transport(request)).toBe(ok);
    expect(parts.send.mock.calls).toEqual([
      [request, "old"],
      [request, "old"],
    ]);
  });

  it("returns the original error when the user cancels", async () => {
    const { parts, transport } = createTestTransport(required);
    parts.confirm.mockResolvedValue(false);

    expect(await transport(request)).toBe(required);
    expect(parts.send).toHaveBeenCalledTimes(1);
  });

  it("asks for the password only once, even when rejected again", async () => {
    const { parts, transport } = createTestTransport(required, required);

    expect(await transport(request)).toBe(required);
    expect(parts.confirm).toHaveBeenCalledTimes(1);
  });

  it("does not ask for the password after any other error", async () => {
    const { parts, transport } = createTestTransport(createRefusal(403, "forbidden"));

    await transport(request);

    expect(parts.confirm).not.toHaveBeenCalled();
  });
});

describe("a call that requires a proof of age", () => {
  const gated = createRefusal(403, "age_proof_required");

  it("is repeated once the account has given this browser a pass", async () => {
    const { parts, transport } = createTestTransport(gated, ok);

    expect(await transport(request)).toBe(ok);
    expect(parts.confirm).not.toHaveBeenCalled();
  });

  it("returns the original error without a pass, and never asks twice", async () => {
    const refused = createTestTransport(gated);
    refused.parts.admit.mockResolvedValue(false);
    expect(await refused.transport(request)).toBe(gated);

    const stillGated = createTestTransport(gated, gated);
    expect(await stillGated.transport(request)).toBe(gated);
    expect(stillGated.parts.admit).toHaveBeenCalledTimes(1);
  });
});
