import { endSession, login, me } from "@vesper/contract/accounts";
import { describe, expect, it, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { createApi } from "./client.ts";
import type { ApiReply, Transport } from "./transport.ts";

const answering = (reply: ApiReply) => vi.fn<Transport>(() => Promise.resolve(reply));

describe("calling an endpoint", () => {
  it("sends method, address and body", async () => {
    const transport = answering({ status: 200, body: { data: {} } });
    const body = { email: "ada@example.test", password: "secret" };

    await createApi(transport).call(login, { body });

    expect(transport).toHaveBeenCalledWith({ method: "POST", url: "/api/v1/auth/login", body });
  });

  it("needs no input where the endpoint takes none", async () => {
    const answer = { data: { name: "Ada" } };

    expect(await createApi(answering({ status: 200, body: answer })).call(me)).toEqual(answer);
  });

  it("turns a refusal into an error with everything the server said", async () => {
    const body = { error: "not_found", message: "Gone.", details: ["id: unknown"], requestId: "r1" };
    const api = createApi(answering({ status: 404, body }));

    const failure = await api.call(endSession, { params: { id: "1" } }).catch((error: unknown) => error);

    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({ status: 404, code: "not_found", message: "Gone.", requestId: "r1" });
    expect(failure).toHaveProperty("details", ["id: unknown"]);
  });

  it("survives an answer that is not ours", async () => {
    const failure = await createApi(answering({ status: 502, body: null }))
      .call(me)
      .catch((error: unknown) => error);

    expect(failure).toMatchObject({ status: 502, code: "", message: "", details: [] });
  });
});
