import { login as signIn, register } from "@vesper/contract/accounts/accounts";
import type { AnyEndpoint } from "@vesper/contract/core/endpoint";
import { createTemporaryFolder } from "../lib/temporary-folder.ts";
import { formatNumber } from "../lib/print-report.ts";
import { repeatCalls, type RepeatResult } from "../lib/repeat-calls.ts";
import type { Report } from "../lib/report.ts";
import { interleave } from "../lib/rounds.ts";
import { startBare, startVesper } from "../lib/server.ts";
import { median, medianRatio, percentile } from "../lib/statistics.ts";

const [rounds, times, atOnce] = [5, 40, 4];
const people = Array.from({ length: 20 }, (_, index) => ({
  name: `Person ${index}`,
  email: `person-${index}@example.test`,
  password: "a good long password",
}));

const wrongPasswords = people.map((person) => ({ ...person, password: "not the password" }));
const unknownAddresses = people.map(({ email }) => ({ email: `no-${email}`, password: "not the password" }));

/**
 * Compares logins that use correct passwords with a handler that only hashes: the hash should be the whole cost.
 * Wrong passwords must take the same time for known and unknown addresses.
 */
export async function runLoginSuite(): Promise<Report> {
  using folder = createTemporaryFolder();
  await using vesper = await startVesper({ name: "vesper", folder: folder.path, env: { TRUST_PROXY: "1" } });
  await using bare = await startBare({ name: "bare", folder: folder.path, args: ["password"] });
  for (const person of people) await callEndpoint(vesper.url, register, person, 201);

  const createAttempts = (list: object[], status: number) => () =>
    repeatCalls(times, atOnce, (count) =>
      callEndpoint(vesper.url, signIn, list[count % list.length] ?? {}, status),
    );
  const cells = {
    logins: createAttempts(people, 200),
    known: createAttempts(wrongPasswords, 401),
    unknown: createAttempts(unknownAddresses, 401),
    hashes: () => repeatCalls(times, atOnce, () => expectStatus(200, fetch(bare.url))),
  };
  // Warm-up: the first login of each person also sends a mail about the new device.
  await interleave(cells, 1);
  return toReport(await interleave(cells, rounds));
}

let calls = 0;

/** Each call comes from a different network, so that rate limits are active but never reached. */
function callEndpoint(
  url: string,
  { base, path, method }: AnyEndpoint,
  body: object,
  status: number,
): Promise<void> {
  calls += 1;
  const network = `10.0.${Math.floor(calls / 256)}.${calls % 256}`;
  const headers = { "content-type": "application/json", "x-forwarded-for": network };
  return expectStatus(status, fetch(url + base + path, { method, headers, body: JSON.stringify(body) }));
}

async function expectStatus(status: number, asked: Promise<Response>): Promise<void> {
  const answer = await asked;
  const text = await answer.text();
  if (answer.status !== status) throw new Error(`${answer.url} answered ${answer.status}: ${text}`);
}

type Cells = Record<"logins" | "known" | "unknown" | "hashes", RepeatResult[]>;

function toReport({ logins, known, unknown, hashes }: Cells): Report {
  const getRates = (cell: RepeatResult[]) => cell.map(({ perSecond }) => perSecond);
  const compareToHash = (cell: RepeatResult[]) => medianRatio(getRates(cell), getRates(hashes));
  const ratio = compareToHash(logins);
  const getMedianTimes = (cell: RepeatResult[]) => cell.map(({ latencies }) => median(latencies));
  const betrayal = medianRatio(getMedianTimes(known), getMedianTimes(unknown));
  const toRow = (name: string, cell: RepeatResult[], share: number) => {
    const latencies = cell.flatMap((round) => round.latencies);
    return [
      name,
      formatNumber(median(getRates(cell)), 1),
      formatNumber(median(latencies)),
      formatNumber(percentile(latencies, 0.95)),
      formatNumber(share, 2),
    ];
  };
  return {
    title: `login: argon2id, ${atOnce} at once, median of ${rounds} rounds of ${times}`,
    columns: ["", "per second", "p50 ms", "p95 ms", "of bare"],
    rows: [
      toRow("bare, only the hash", hashes, 1),
      toRow("login", logins, ratio),
      toRow("wrong password", known, compareToHash(known)),
      toRow("unknown address", unknown, compareToHash(unknown)),
    ],
    goals: [
      { what: "time of a known address of an unknown one", value: betrayal, atLeast: 0.9, atMost: 1.1 },
    ],
    ratios: { "login/hash by requests": ratio, "known/unknown by time": betrayal },
    figures: { logins, known, unknown, hashes },
  };
}
