import { login } from "@vesper/contract/accounts/accounts";
import { lendFolder } from "../lib/folder.ts";
import { loadColumns, loadMethod, loadRow, ratiosOf, underLoad } from "../lib/load/load-rounds.ts";
import { fromRoot } from "../lib/paths.ts";
import { number } from "../lib/print.ts";
import type { Report } from "../lib/report.ts";
import { startBare, startVesper, type Server } from "../lib/server.ts";
import { cards, cardsPath } from "../servers/cards.ts";

const goal = 0.5;

/** What the platform costs: limit, session, validation, serialisation, headers and log around the same body. */
export async function http(): Promise<Report> {
  using folder = lendFolder();
  await using vesper = await startVesper({
    name: "vesper",
    folder: folder.path,
    script: fromRoot("bench/src/servers/vesper.ts"),
  });
  await using bytes = await startBare({ name: "bytes", folder: folder.path, args: ["bytes"] });
  await using object = await startBare({ name: "object", folder: folder.path, args: ["object"] });

  const headers = { authorization: `Bearer ${await accessToken(vesper)}` };
  const measured = await underLoad({
    typed: { server: vesper, url: vesper.url + cardsPath, headers },
    bytes: { server: bytes, url: `${bytes.url}/`, headers },
    object: { server: object, url: `${object.url}/`, headers },
  });
  const ofBytes = ratiosOf(measured.typed, measured.bytes);
  const ofObject = ratiosOf(measured.typed, measured.object);
  const size = Buffer.byteLength(JSON.stringify(cards));
  return {
    title: `http: ${number(size)} bytes of JSON, ${loadMethod}`,
    columns: loadColumns,
    rows: [
      loadRow("bare, pre-serialised", measured.bytes, measured.bytes),
      loadRow("bare, object", measured.object, measured.bytes),
      loadRow("typed endpoint", measured.typed, measured.bytes),
    ],
    notes: [`typed of bare with an object: ${number(ofObject.byRequests, 2)} by requests`],
    goals: [{ what: "typed of bare by requests", value: ofBytes.byRequests, atLeast: goal }],
    ratios: {
      "typed/bytes by requests": ofBytes.byRequests,
      "typed/bytes by CPU": ofBytes.byCpu,
      "typed/object by requests": ofObject.byRequests,
      "typed/object by CPU": ofObject.byCpu,
    },
    figures: { bytes: size, rounds: measured },
  };
}

async function accessToken({ url }: Server): Promise<string> {
  const answer = await fetch(url + login.base + login.path, {
    method: login.method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: "user@vesper.test", password: "vesper-demo" }),
  });
  return login.response.parse(await answer.json()).data.tokens.access;
}
