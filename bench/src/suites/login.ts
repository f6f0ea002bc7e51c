import { login as signIn, register } from "@vesper/contract/accounts";
import type { AnyEndpoint } from "@vesper/contract/endpoint";
import { lendFolder } from "../lib/folder.ts";
import { number } from "../lib/print.ts";
import { repeat, type Repeated } from "../lib/repeat.ts";
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

/** Logins with right passwords, against a handler that only hashes: the hash is meant to be the whole cost. */
export async function login(): Promise<Report> {
  using folder = lendFolder();
  await using vesper = await startVesper({ name: "vesper", folder: folder.path, env: { TRUST_PROXY: "on" } });
  await using bare = await startBare({ name: "bare", folder: folder.path, args: ["password"] });
  for (const person of people) await call(vesper.url, register, person);

  const cells = {
    logins: () =>
      repeat(times, atOnce, (count) => call(vesper.url, signIn, people[count % people.length] ?? {})),
    hashes: () => repeat(times, atOnce, () => succeed(fetch(bare.url))),
  };
  // Once in vain: the first login of each person also sends a mail about the new device.
  await interleave(cells, 1);
  return describe(await interleave(cells, rounds));
}

let calls = 0;

/** Each call comes from another network, so that the limits are there and never reached. */
function call(url: string, { base, path, method }: AnyEndpoint, body: object): Promise<void> {
  calls += 1;
  const network = `10.0.${Math.floor(calls / 256)}.${calls % 256}`;
  const headers = { "content-type": "application/json", "x-forwarded-for": network };
  return succeed(fetch(url + base + path, { method, headers, body: JSON.stringify(body) }));
}

async function succeed(asked: Promise<Response>): Promise<void> {
  const answer = await asked;
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${text}`);
}

function describe({ logins, hashes }: Record<"logins" | "hashes", Repeated[]>): Report {
  const rates = (cell: Repeated[]) => cell.map(({ perSecond }) => perSecond);
  const ratio = medianRatio(rates(logins), rates(hashes));
  const row = (name: string, cell: Repeated[], share: number) => {
    const latencies = cell.flatMap((round) => round.latencies);
    return [
      name,
      number(median(rates(cell)), 1),
      number(median(latencies)),
      number(percentile(latencies, 0.95)),
      number(share, 2),
    ];
  };
  return {
    title: `login: argon2id, ${atOnce} at once, median of ${rounds} rounds of ${times}`,
    columns: ["", "per second", "p50 ms", "p95 ms", "of bare"],
    rows: [row("bare, only the hash", hashes, 1), row("login", logins, ratio)],
    goals: [],
    ratios: { "login/hash by requests": ratio },
    figures: { logins, hashes },
  };
}
