import { login, getCurrentUser } from "@vesper/contract/accounts/accounts";
import { endSession } from "@vesper/contract/accounts/sessions";
import { sendContactMessage } from "@vesper/contract/moderation/contact";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { createApi } from "./client.ts";
import type { ApiReply, Transport } from "./transport.ts";

const stubTransport = (reply: ApiReply) => vi.fn<Transport>(() => Promise.resolve(reply));

describe("calling an endpoint", () => {
  it("sends method, URL and body", async () => {
    const transport = stubTransport({ status: 200, body: { data: {} } });
    const body = { email: "ada@example.test", password: "secret" };

    await createApi(transport).call(login, { body });

    expect(transport).toHaveBeenCalledWith({ method: "POST", url: "/api/v1/auth/login", body });
  });

  it("needs no input when the endpoint takes none", async () => {
    const answer = { data: { name: "Ada" } };

    expect(await createApi(stubTransport({ status: 200, body: answer })).call(getCurrentUser)).toEqual(
      answer,
    );
  });

  it("turns an error response into an ApiError with all its fields", async () => {
    const body = { error: "not_found", message: "Gone.", details: ["id: unknown"], requestId: "r1" };
    const api = createApi(stubTransport({ status: 404, body }));

    const failure = await api.call(endSession, { params: { id: "1" } }).catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 404, code: "not_found", message: "Gone.", requestId: "r1" });
    expect(failure).toHaveProperty("details", ["id: unknown"]);
  });

  it("handles an error response without an error body", async () => {
    const failure = await createApi(stubTransport({ status: 502, body: null }))
      .call(getCurrentUser)
      .catch((error: unknown) => error);

    expect(failure).toMatchObject({ status: 502, code: "", message: "", details: [] });
  });
});

describe("an idempotent call", () => {
  const body = { name: "Ada", email: "ada@example.test", subject: "Hello", message: "A question" };
  const getSentKeys = (transport: ReturnType<typeof stubTransport>) =>
    transport.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey);

  it("keeps its key across retries until it gets a final response", async () => {
    const transport = stubTransport({ status: 200, body: { success: true, message: "Thank you." } });
    transport
      .mockRejectedValueOnce(new Error("no answer"))
      .mockResolvedValueOnce({ status: 503, body: null });
    const api = createApi(transport);

    for (let sent = 0; sent < 3; sent += 1)
      await api.call(sendContactMessage, { body }).catch(() => undefined);
    await api.call(sendContactMessage, { body });

    const [first, second, third, afterAnswer] = getSentKeys(transport);
    expect(first).toMatch(/^[\da-f]{32}$/);
    expect([second, third]).toEqual([first, first]);
    expect(afterAnswer).not.toBe(first);
  });

  it("with other words has another key", async () => {
    const transport = stubTransport({ status: 503, body: null });
    const api = createApi(transport);

    await api.call(sendContactMessage, { body }).catch(() => undefined);
    await api.call(sendContactMessage, { body: { ...body, message: "Another" } }).catch(() => undefined);

    expect(new Set(getSentKeys(transport)).size).toBe(2);
  });
});
