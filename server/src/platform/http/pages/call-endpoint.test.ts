import { endpoint } from "@vesper/contract/core/endpoint";
import { one } from "@vesper/contract/core/envelope";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import { createWorld } from "#test/world.ts";
import { buildHttp } from "../build-http.ts";
import { serve } from "../serve.ts";
import { createCallEndpoint } from "./call-endpoint.ts";

const world = await createWorld();
const { http } = await buildHttp(world.platform, world.http);
afterAll(async () => {
  await http.close();
  await world.close();
});

const greet = endpoint({
  method: "GET",
  path: "/greet/:name",
  policy: "public",
  summary: "Greets by name",
  params: z.object({ name: z.string().max(5) }),
  query: z.object({ times: z.coerce.number().default(1) }),
  response: one(z.object({ text: z.string() })),
});
const account = endpoint({ ...greet, path: "/account", policy: "signed-in", params: undefined });

serve(http, greet, async ({ caller }, { params, query }) => ({
  data: { text: `${params.name} ${query.times} ${caller.country} ${caller.isPageRender}`, secret: "kept" },
}));
serve(http, account, async () => ({ data: { text: "private" } }));
const call = createCallEndpoint(http, { country: "DK", ageLevel: "click", isGated: false });

it("a page gets what the endpoint answers, trimmed to the contract", async () => {
  const reply = await call({
    method: "GET",
    path: "/api/v1/greet/:name",
    params: { name: "Ada" },
    query: { times: 2, unused: null },
  });

  expect(reply).toEqual({ status: 200, body: { data: { text: "Ada 2 DK true" } } });
});

it("a page's call is validated and refused as over HTTP", async () => {
  const invalid = await call({ method: "GET", path: "/api/v1/greet/:name", params: { name: "too long" } });
  const unstorable = await call({ method: "GET", path: "/api/v1/greet/:name", params: { name: "\0" } });
  const forbidden = await call({ method: "GET", path: "/api/v1/account" });

  expect(invalid).toMatchObject({ status: 400, body: { error: "validation_error" } });
  expect(unstorable).toMatchObject({ status: 400, body: { error: "validation_error" } });
  expect(forbidden).toMatchObject({ status: 401, body: { error: "unauthorized" } });
});
