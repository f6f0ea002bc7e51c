import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "#platform/config/config.ts";
import { createContext } from "#platform/context.ts";
import { createWorld } from "#test/world.ts";
import { addressCheck, createAddressCheck } from "./address.ts";

const world = await createWorld();
afterAll(() => world.close());

let body = '{"status":"alive"}';
const server = createServer((_request, response) => response.end(body));
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
});
afterAll(() => void server.close());

/** Lets this test reach itself under an invented name; no setting does that. */
const here = createAddressCheck({
  isAllowed: () => true,
  resolve: async () => [{ address: "127.0.0.1" }],
});
const createSite = (PUBLIC_URL: string, NODE_ENV = "development") =>
  createContext({
    ...world.platform,
    config: readConfig({ DATA_DIR: world.dataDir, DEMO_DATA: "off", PUBLIC_URL, NODE_ENV }),
  });
const getUrl = () => `http://vesper.example.test:${(server.address() as AddressInfo).port}`;

describe("the public address", () => {
  it("is fine where this site answers, but not without encryption in production", async () => {
    const development = await here.run(createSite(getUrl()));
    const production = await here.run(createSite(getUrl(), "production"));

    expect([development.state, production.state]).toEqual(["ok", "attention"]);
    expect(production.problem).toContain("without encryption");
  });

  it("is broken where another site answers", async () => {
    body = "<h1>Welcome to your new server</h1>";

    const { state, problem } = await here.run(createSite(getUrl()));

    expect([state, problem]).toEqual(["broken", expect.stringContaining("not as this site")]);
    body = '{"status":"alive"}';
  });

  it("is broken where the certificate is missing", async () => {
    const { state } = await here.run(createSite(getUrl().replace("http:", "https:")));

    expect(state).toBe("broken");
  });

  it("of a private network is never requested", async () => {
    const { port } = server.address() as AddressInfo;
    let requests = 0;
    server.on("request", () => (requests += 1));

    const { state, problem } = await addressCheck.run(createSite(`http://10.0.0.1:${port}`));
    const local = await addressCheck.run(createSite(`http://127.0.0.1:${port}`));

    expect([state, local.state, requests]).toEqual(["broken", "unused", 0]);
    expect(problem).toContain("not public");
  });
});
