import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startCluster, type Cluster } from "@vesper/cluster/cluster";
import { chatAtFixedRate, type ChatPair } from "../lib/load/chat-traffic.ts";
import { disconnectPairs } from "../lib/load/chat-pairs.ts";
import { describeWith, keepPass } from "../lib/measured.ts";
import { fromRoot } from "../lib/paths.ts";
import { formatNumber } from "../lib/print-report.ts";
import { prepareProfiles } from "../lib/profiles/prepare.ts";
import type { Report } from "../lib/report.ts";
import { connectPair } from "../lib/soak/people.ts";
import { createClusterTraffic } from "../lib/soak/cluster-traffic.ts";
import { toClusterReport, type ClusterSoak } from "../lib/soak/cluster-report.ts";
import { getCollectionSeconds, readNodeCurve, windowSeconds } from "../lib/soak/node-lines.ts";
import { countQueues, toLatency } from "../lib/soak/soak-window.ts";
import { countError, startTraffic } from "../lib/soak/traffic.ts";
import { createTemporaryFolder } from "../lib/temporary-folder.ts";

const profiles = 10_000;
const pairsPerNode = 3;
const messagesPerSecond = 5;

/** Puts mixed load on a cluster and samples memory, latencies and queues until the time is over. */
export async function runClusterSoak(size: number, minutes: number): Promise<Report> {
  using folder = createTemporaryFolder();
  await using cluster = await startCluster({
    size,
    folder: folder.path,
    script: fromRoot("bench/src/servers/soak-node.ts"),
    // Rate limits stay on; this one is raised, because all load comes from one machine.
    env: {
      DEMO_DATA: "off",
      PUBLIC_READS_PER_MINUTE: "60000000",
      SOAK_FOLDER: folder.path,
      SOAK_COLLECTION_SECONDS: String(getCollectionSeconds(minutes)),
    },
  });
  await prepareProfiles(cluster.postgres.url, profiles);
  const traffic = startTraffic(await createClusterTraffic(cluster));
  const pairs = await connectPairs(cluster);
  const begin = Date.now();
  const readCurves = () =>
    cluster.nodes.map(({ name, pid }) => readNodeCurve(name, join(folder.path, `${pid}.jsonl`), begin));
  const soak: ClusterSoak = { minutes, profiles, windows: [], curves: [], counts: traffic.counts };
  keepPass("soak", { windows: soak.windows });
  describeWith(() => toClusterReport({ ...soak, curves: readCurves() }));
  await observe(cluster, { pairs, traffic, soak, begin });
  await traffic.stop();
  disconnectPairs(pairs);
  return toClusterReport({ ...soak, curves: readCurves() });
}

async function connectPairs({ nodes }: Cluster): Promise<ChatPair[]> {
  const pairs: ChatPair[] = [];
  for (let at = 0; at < nodes.length * pairsPerNode; at += 1) {
    const [one, other] = [nodes[at % nodes.length], nodes[(at + 1) % nodes.length]];
    pairs.push(await connectPair(one?.origin ?? "", other?.origin));
  }
  return pairs;
}

interface Load {
  pairs: ChatPair[];
  traffic: ReturnType<typeof startTraffic>;
  soak: ClusterSoak;
  begin: number;
}

/** One window after the other: chats at a fixed rate, then notes what happened in it. */
async function observe({ postgres }: Cluster, { pairs, traffic, soak, begin }: Load): Promise<void> {
  const getMinute = () => (Date.now() - begin) / 60_000;
  traffic.takeVisits();
  while (getMinute() < soak.minutes) {
    const end = pause(windowSeconds * 1000);
    const talk = await chatAtFixedRate(pairs, messagesPerSecond, windowSeconds).catch((error: Error) =>
      countError(traffic.counts, "message", error),
    );
    await end;
    traffic.counts.calls += talk?.sent ?? 0;
    for (let lost = (talk?.sent ?? 0) - (talk?.delivered ?? 0); lost > 0; lost -= 1)
      countError(traffic.counts, "message", new Error("not delivered within 10 seconds"));
    const window = {
      minute: getMinute(),
      visits: toLatency(traffic.takeVisits()),
      messages: toLatency(talk?.received ?? []),
      ...(await countQueues(postgres.url)),
      failed: Object.values(traffic.counts.errors).reduce((sum, count) => sum + count, 0),
    };
    soak.windows.push(window);
    console.log(
      `  ${formatNumber(window.minute, 1)} min: visits p50 ${formatNumber(window.visits.p50)} p99 ${formatNumber(window.visits.p99)} ms, messages p99 ${formatNumber(window.messages.p99)} ms, ${window.waiting} jobs waiting, ${window.failed} failed`,
    );
  }
}
