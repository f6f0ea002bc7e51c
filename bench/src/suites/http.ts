import { register } from "@vesper/contract/accounts/accounts";
import { createTemporaryFolder } from "../lib/temporary-folder.ts";
import { loadColumns, loadMethod, toLoadRow, getRatios, measureUnderLoad } from "../lib/load/load-rounds.ts";
import { fromRoot } from "../lib/paths.ts";
import { formatNumber } from "../lib/print-report.ts";
import type { Report } from "../lib/report.ts";
import { startBare, startVesper, type BenchServer } from "../lib/server.ts";
import { cards, cardsPath } from "../servers/cards.ts";

const minRatio = 0.7;

/**
 * Measures the cost of the platform: rate limit, session, validation, serialization, headers and log around the same
 * body.
 */
export async function runHttpSuite(): Promise<Report> {
  using folder = createTemporaryFolder();
  await using vesper = await startVesper({
    name: "vesper",
    folder: folder.path,
    script: fromRoot("bench/src/servers/vesper.ts"),
  });
  await using bytes = await startBare({ name: "bytes", folder: folder.path, args: ["bytes"] });
  await using object = await startBare({ name: "object", folder: folder.path, args: ["object"] });

  const headers = { authorization: `Bearer ${await getAccessToken(vesper)}` };
  const measured = await measureUnderLoad({
    typed: { server: vesper, url: vesper.url + cardsPath, headers },
    bytes: { server: bytes, url: `${bytes.url}/`, headers },
    object: { server: object, url: `${object.url}/`, headers },
  });
  const ofBytes = getRatios(measured.typed, measured.bytes);
  const ofObject = getRatios(measured.typed, measured.object);
  const size = Buffer.byteLength(JSON.stringify(cards));
  return {
    title: `http: ${formatNumber(size)} bytes of JSON, ${loadMethod}`,
    columns: loadColumns,
    rows: [
      toLoadRow("bare, pre-serialised", measured.bytes, measured.bytes),
      toLoadRow("bare, object", measured.object, measured.bytes),
      toLoadRow("typed endpoint", measured.typed, measured.bytes),
    ],
    goals: [
      { what: "typed of bare with an object by requests", value: ofObject.byRequests, atLeast: minRatio },
    ],
    ratios: {
      "typed/bytes by requests": ofBytes.byRequests,
      "typed/bytes by CPU": ofBytes.byCpu,
      "typed/object by requests": ofObject.byRequests,
      "typed/object by CPU": ofObject.byCpu,
    },
    figures: { bytes: size, rounds: measured },
  };
}

async function getAccessToken({ url }: BenchServer): Promise<string> {
  const answer = await fetch(url + register.base + register.path, {
    method: register.method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "Reader", email: "reader@bench.test", password: "a good long password" }),
  });
  return register.response.parse(await answer.json()).data.tokens.access;
}
