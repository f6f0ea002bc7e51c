import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { chatAtFixedRate, type ChatPair } from "../lib/load/chat-traffic.ts";
import { disconnectPairs } from "../lib/load/chat-pairs.ts";
import { describeWith, keepPass } from "../lib/measured.ts";
import { getResidentMegabytes } from "../lib/memory.ts";
import type { BenchOptions } from "../lib/options.ts";
import { fromRoot, resultsFolder } from "../lib/paths.ts";
import { formatNumber } from "../lib/print-report.ts";
import { prepareProfiles } from "../lib/profiles/prepare.ts";
import { listRequests } from "../lib/profiles/requests.ts";
import type { Report } from "../lib/report.ts";
import { startVesper, type BenchServer } from "../lib/server.ts";
import {
  getResidentGrowth,
  getRise,
  type MemoryReading,
  type ResidentSample,
  type TimedReading,
} from "../lib/soak/memory-reading.ts";
import { drawMemory } from "../lib/soak/memory-svg.ts";
import { getCollectionSeconds } from "../lib/soak/node-lines.ts";
import { connectPair, registerPerson } from "../lib/soak/people.ts";
import {
  countError,
  createTraffic,
  selectProfileIds,
  startTraffic,
  type TrafficCounts,
} from "../lib/soak/traffic.ts";
import { runClusterSoak } from "./soak-cluster.ts";
import { createTemporaryFolder } from "../lib/temporary-folder.ts";

const profiles = 10_000;
const [memberCount, escortCount, pairCount] = [20, 5, 10];
const messagesPerSecond = 5;
const sampleSeconds = 5;

interface SoakResults {
  minutes: number;
  readings: TimedReading[];
  samples: ResidentSample[];
  counts: TrafficCounts;
}

/** Measures whether the memory of one node rises under mixed load; with `nodes`, also queues and latencies of a cluster. */
export async function runSoakSuite({ minutes, nodes }: BenchOptions): Promise<Report> {
  if (nodes > 1) return runClusterSoak(nodes, minutes);
  const databaseUrl = process.env["DATABASE_URL"];
  if (!databaseUrl) throw new Error("the soak suite needs DATABASE_URL: an empty PostgreSQL database");
  await prepareProfiles(databaseUrl, profiles);
  using folder = createTemporaryFolder();
  await using vesper = await startVesper({
    name: "vesper",
    folder: folder.path,
    script: fromRoot("bench/src/servers/soak.ts"),
    env: { DATABASE_URL: databaseUrl, DEMO_DATA: "off", TRUST_PROXY: "1" },
  });
  const pairs = await repeat(pairCount, () => connectPair(vesper.url));
  const traffic = startTraffic(
    await createTraffic({
      url: vesper.url,
      paths: await listRequests(databaseUrl),
      profileIds: await selectProfileIds(databaseUrl),
      members: await repeat(memberCount, () => registerPerson(vesper.url, "user")),
      escorts: await repeat(escortCount, () => registerPerson(vesper.url, "escort")),
    }),
  );
  const results: SoakResults = { minutes, readings: [], samples: [], counts: traffic.counts };
  keepPass("soak", { readings: results.readings, samples: results.samples });
  describeWith(() => toReport(results));
  await observe(vesper, pairs, results);
  await traffic.stop();
  disconnectPairs(pairs);
  return toReport(results);
}

/** Lets the pairs chat and reads memory after each interval, until the time is over. */
async function observe(vesper: BenchServer, pairs: ChatPair[], results: SoakResults): Promise<void> {
  const { minutes, readings, samples, counts } = results;
  const begin = performance.now();
  const getMinute = () => (performance.now() - begin) / 60_000;
  const sampler = setInterval(
    () => samples.push({ minute: getMinute(), megabytes: getResidentMegabytes(vesper.pid) }),
    sampleSeconds * 1000,
  );
  while (getMinute() < minutes) {
    const talk = await chatAtFixedRate(pairs, messagesPerSecond, getCollectionSeconds(minutes)).catch(
      (error: Error) => countError(counts, "message", error),
    );
    counts.calls += talk?.delivered ?? 0;
    const reading = await vesper.ask<MemoryReading>();
    readings.push({ minute: getMinute(), ...reading });
    console.log(
      `  ${formatNumber(getMinute(), 1)} min: heap ${formatNumber(reading.heap, 1)} MB, external ${formatNumber(reading.external, 1)} MB, resident ${formatNumber(getResidentMegabytes(vesper.pid))} MB`,
    );
  }
  clearInterval(sampler);
}

async function repeat<Result>(times: number, work: () => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  for (let count = 0; count < times; count += 1) results.push(await work());
  return results;
}

function toReport({ minutes, readings, samples, counts }: SoakResults): Report {
  mkdirSync(resultsFolder, { recursive: true });
  writeFileSync(join(resultsFolder, "soak.svg"), drawMemory(readings, samples, minutes));
  const failed = Object.values(counts.errors).reduce((sum, count) => sum + count, 0);
  const rise = getRise(readings, minutes);
  const growth = getResidentGrowth(samples, minutes);
  return {
    title: `soak: ${minutes} minutes of mixed load on one node, ${formatNumber(profiles)} profiles`,
    columns: ["minute", "heap MB", "external MB", "resident MB, largest since the last"],
    rows: readings.map(({ minute, heap, external }, at) => [
      formatNumber(minute, 1),
      formatNumber(heap, 1),
      formatNumber(external, 1),
      formatNumber(getLargestBetween(samples, readings[at - 1]?.minute ?? 0, minute)),
    ]),
    notes: [
      `${formatNumber(counts.calls)} calls, ${formatNumber(failed)} failed; the curve is in bench/results/soak.svg`,
      ...Object.entries(counts.errors).map(([what, count]) => `${count} × ${what}`),
    ],
    goals: [
      { what: "rise of heap and external memory after warm-up", value: rise * 100, atMost: 2, unit: " %" },
      { what: "largest resident memory of the last third, of the third before", value: growth, atMost: 1.05 },
      { what: "failed calls", value: failed, atMost: 0 },
    ],
    ratios: { rise, growth },
    figures: { minutes, readings, samples, counts },
  };
}

const getLargestBetween = (samples: readonly ResidentSample[], from: number, to: number) =>
  Math.max(
    ...samples.filter(({ minute }) => minute >= from && minute < to).map(({ megabytes }) => megabytes),
  );
