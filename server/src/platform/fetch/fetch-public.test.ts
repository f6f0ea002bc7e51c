import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { fetchPublic } from "./fetch-public.ts";

const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

async function serve(host: string, answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, host);
  servers.push(server);
  await once(server, "listening");
  return String((server.address() as AddressInfo).port);
}

let visits = 0;
const canary = await serve("127.0.0.1", (_request, reply) => {
  visits += 1;
  reply.end("the secret of this machine");
});
const ports = [canary];

/** An address that stands in for the public internet. */
const open = "127.0.0.2";
const isAllowed = (address: string) => address === open;

describe("a user-supplied URL", () => {
  it.each([
    "127.0.0.1",
    "127.1",
    "2130706433",
    "0x7f000001",
    "0x7f.1",
    "0177.0.0.1",
    "017700000001",
    "127.0.0.1.",
    "localhost",
    "localhost.",
    "LOCALHOST",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[0:0:0:0:0:ffff:7f00:0001]",
    "[64:ff9b::7f00:1]",
    "[2002:7f00:1::]",
    "[::]",
    "0.0.0.0",
    "0",
    "10.0.0.1",
    "172.16.0.1",
    "192.168.0.1",
    "169.254.169.254",
    "100.64.0.1",
    "[fe80::1]",
    "[fc00::1]",
    "224.0.0.1",
    "255.255.255.255",
    "１２７.0.0.1",
    "①②⑦.0.0.1",
  ])("cannot reach this machine as %s", async (host) => {
    await expect(fetchPublic(`http://${host}:${canary}/`, { ports, seconds: 2 })).rejects.toThrow();
    expect(visits).toBe(0);
  });

  it.each([
    "file:///etc/passwd",
    "ftp://example.test/a.jpg",
    "gopher://example.test/",
    "data:image/png;base64,AAAA",
    "http://example.test:22/",
    "http://example.test:6379/",
    "https://someone:secret@example.test/a.jpg",
    "not an address",
  ])("is refused when it is %s", async (address) => {
    const resolve = () => Promise.reject(new Error("nobody may ask"));
    await expect(fetchPublic(address, { resolve })).rejects.not.toThrow("nobody may ask");
  });

  it("is refused when its host resolves to any non-public address", async () => {
    const resolve = async () => [{ address: open }, { address: "127.0.0.1" }];

    await expect(fetchPublic(`http://two.test:${canary}/`, { ports, isAllowed, resolve })).rejects.toThrow(
      "address is not public",
    );
    expect(visits).toBe(0);
  });

  it("is resolved once, so a later DNS change has no effect", async () => {
    const port = await serve(open, (_request, reply) => reply.end("a picture"));
    let asked = 0;
    const resolve = async () => {
      asked += 1;
      return [{ address: asked === 1 ? open : "127.0.0.1" }];
    };

    const bytes = await fetchPublic(`http://changing.test:${port}/`, { ports: [port], isAllowed, resolve });

    expect([bytes.toString(), asked]).toEqual(["a picture", 1]);
  });

  it.each([301, 302, 303, 307, 308])("is checked again after a %s redirect", async (status) => {
    const port = await serve(open, (_request, reply) =>
      reply.writeHead(status, { location: `http://127.0.0.1:${canary}/` }).end(),
    );

    const fetched = fetchPublic(`http://${open}:${port}/`, { ports: [port, canary], isAllowed });

    await expect(fetched).rejects.toThrow("address is not public");
    expect(visits).toBe(0);
  });

  it("may redirect a few times, but not indefinitely", async () => {
    const port = await serve(open, (request, reply) => {
      const left = Number(request.url?.slice(1));
      if (left === 0) reply.end("arrived");
      else reply.writeHead(302, { location: `/${left - 1}` }).end();
    });
    const rules = { ports: [port], isAllowed };

    expect((await fetchPublic(`http://${open}:${port}/3`, rules)).toString()).toBe("arrived");
    await expect(fetchPublic(`http://${open}:${port}/4`, rules)).rejects.toThrow("too many redirects");
  });

  it("is limited in response size and time", async () => {
    const port = await serve(open, (request, reply) => {
      if (request.url === "/large") reply.end(Buffer.alloc(2000));
      else if (request.url === "/missing") reply.writeHead(404).end();
      else reply.write("slow");
    });
    const rules = { ports: [port], isAllowed, bytes: 1000, seconds: 0.2 };
    const fetched = (path: string) => fetchPublic(`http://${open}:${port}/${path}`, rules);

    await expect(fetched("large")).rejects.toThrow("response is too large");
    await expect(fetched("missing")).rejects.toThrow("responded with status 404");
    await expect(fetched("never-ending")).rejects.toThrow();
  });
});
