import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import type { Assertion, RequestOptions } from "@vesper/contract/accounts/passkeys";

interface Tampering {
  /** Changes the options on their way to the victim's browser. */
  options?: (options: RequestOptions) => RequestOptions;
  /** Changes the browser's answer on its way to the site. */
  credential?: (credential: Assertion) => Assertion;
}

interface Reply {
  data?: RequestOptions & { tokens?: { access: string } };
}

/**
 * A fake site that passes every call of its victim on to the real one, as a phisher's proxy does, and keeps the sessions
 * that it sees.
 */
export async function startRelay(siteUrl: string, tampering: Tampering = {}) {
  const loot: string[] = [];

  async function forward(
    path: string,
    body: { credential?: Assertion },
  ): Promise<{ status: number; reply: Reply }> {
    const { credential: tamper = (given) => given } = tampering;
    const sent = body.credential ? { ...body, credential: tamper(body.credential) } : body;
    const answer = await fetch(siteUrl + path, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(sent),
    });
    return { status: answer.status, reply: (await answer.json()) as Reply };
  }

  const server = createServer((request, response) => {
    void (async () => {
      const body = (await json(request)) as { credential?: Assertion };
      const { status, reply } = await forward(request.url ?? "", body);
      if (reply.data?.tokens) loot.push(reply.data.tokens.access);
      if (reply.data?.challenge && tampering.options) reply.data = tampering.options(reply.data);
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(reply));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    loot,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
