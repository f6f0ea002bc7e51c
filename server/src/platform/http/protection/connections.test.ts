import fastify from "fastify";
import { afterAll, describe, expect, it } from "vitest";
import { buildPhoto, uploadFile } from "#test/factories/media.ts";
import {
  formEnd,
  toFormStart,
  formType,
  openConnection,
  getPort,
  toRequestHead,
} from "#test/raw-connection.ts";
import { createWorld } from "#test/world.ts";
import { limitConnections } from "./connections.ts";

const world = await createWorld();
afterAll(() => world.close());
await world.http.listen({ port: 0, host: "127.0.0.1" });
const escort = await world.escort();
const picture = (await uploadFile(world, escort, await buildPhoto())).body.data._id as string;
const member = await world.user();

const content = Buffer.alloc(500_000, "x");
const body = Buffer.concat([Buffer.from(toFormStart()), content, Buffer.from(formEnd)]);

describe("a connection whose upload was refused", () => {
  it.each([
    ["409, no still for a picture", `/media/${picture}/poster`, escort, 409],
    ["404", "/media/01900000-0000-7000-8000-000000000000/poster", escort, 404],
    ["401", "/media/upload", null, 401],
    ["403", "/media/upload", member, 403],
    ["415, the file is no picture", "/media/upload", escort, 415],
    ["413", "/auth/me/avatar", escort, 413],
  ])("with %s answers the next request", async (_why, path, who, status) => {
    const connection = await openConnection(world.http);
    const sent =
      status === 413 ? Buffer.concat([body.subarray(0, -10), Buffer.alloc(12_000_000), body]) : body;
    const head = { who, "content-type": formType, "content-length": sent.length };

    connection.write(toRequestHead(`POST /api/v1${path}`, head));
    connection.write(sent);
    connection.write(toRequestHead("GET /healthz"));

    expect(await connection.answered(2)).toEqual([status, 200]);
    connection.end();
  });

  it("is closed when the rest of the body never arrives", async () => {
    const quick = fastify();
    Object.assign(quick, { platform: world.platform });
    limitConnections(quick, { ...hurried, drain: 300 });
    quick.post("/refuse", async (_request, reply) => reply.code(409).send({}));
    quick.addContentTypeParser("multipart/form-data", (_request, _payload, done) => done(null));
    await quick.listen({ port: 0, host: "127.0.0.1" });
    const connection = await openConnection(quick);

    connection.write(toRequestHead("POST /refuse", { "content-type": formType, "content-length": 1_000 }));

    expect(await connection.answered(1)).toEqual([409]);
    await expect.poll(connection.isClosed, { timeout: 5_000 }).toBe(true);
    await quick.close();
  });
});

const hurried = { headers: 1_000, body: 300, stall: 300, upload: 60_000, drain: 300 };

/** Opens a long-polling connection and returns the URL it posts to. */
async function pollingAddress(): Promise<string> {
  const url = "/socket.io/?EIO=4&transport=polling";
  const opened = await (await fetch(`http://127.0.0.1:${getPort(world.http)}${url}`)).text();
  return `${url}&sid=${JSON.parse(opened.slice(1)).sid}`;
}

describe("a slow connection", { timeout: 30_000 }, () => {
  it("that is idle or never completes its request is closed within 12 seconds", async () => {
    const [silent, headers, json, polling] = [
      await openConnection(world.http),
      await openConnection(world.http),
      await openConnection(world.http),
      await openConnection(world.http),
    ];
    const start = performance.now();
    headers.write("GET /healthz HTTP/1.1\r\nhost: x\r\n");
    json.write(
      toRequestHead("POST /api/v1/auth/login", { "content-type": "application/json", "content-length": 99 }),
    );
    polling.write(
      toRequestHead(`POST ${await pollingAddress()}`, { "content-type": "text/plain", "content-length": 99 }),
    );
    const drip = setInterval(() => {
      headers.write("x-more: y\r\n");
      for (const connection of [json, polling]) connection.write(" ");
    }, 1_000);

    for (const connection of [silent, headers, json, polling]) {
      await expect.poll(connection.isClosed, { timeout: 15_000 }).toBe(true);
    }

    clearInterval(drip);
    expect(performance.now() - start).toBeLessThan(13_000);
  });

  it("may take longer for an upload than for other bodies, but not stall", async () => {
    const slow = fastify();
    Object.assign(slow, { platform: world.platform });
    limitConnections(slow, hurried);
    slow.addContentTypeParser("multipart/form-data", (_request, payload, done) => {
      payload.on("end", () => done(null));
      payload.resume();
    });
    slow.post("/api/take", async () => ({ taken: true }));
    await slow.listen({ port: 0, host: "127.0.0.1" });
    const head = toRequestHead("POST /api/take", { "content-type": formType, "content-length": 10 });
    const [steady, stalled] = [await openConnection(slow), await openConnection(slow)];
    steady.write(head);
    stalled.write(head);

    for (let sent = 0; sent < 10; sent += 1) {
      steady.write("x");
      await new Promise((done) => setTimeout(done, 100));
    }

    expect(await steady.answered(1)).toEqual([200]);
    await expect.poll(stalled.isClosed, { timeout: 5_000 }).toBe(true);
    steady.end();
    await slow.close();
  });
});

describe("the number of connections", () => {
  it("is limited", async () => {
    const small = await createWorld({ MAX_CONNECTIONS: "2" });
    await small.http.listen({ port: 0, host: "127.0.0.1" });
    const connections = [await openConnection(small.http), await openConnection(small.http)];

    const surplus = await openConnection(small.http);

    await expect.poll(surplus.isClosed).toBe(true);
    expect(connections.map(({ isClosed }) => isClosed())).toEqual([false, false]);
    for (const connection of connections) connection.end();
    await small.close();
  });
});
