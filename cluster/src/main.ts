import { once } from "node:events";
import { resolve } from "node:path";
import { startCluster } from "./cluster.ts";

const [requestedSize = "3"] = process.argv.slice(2);
const size = Number(requestedSize);
if (!Number.isInteger(size) || size < 1 || size > 20) {
  console.error("How many nodes? For example: npm run cluster -- 3");
  process.exit(1);
}

const port = Number(process.env["PORT"] ?? 3000);
const folder = resolve(process.env["DATA_DIR"] ?? "./data-cluster");
console.log(`Starting PostgreSQL, Redis, a bucket and ${size} nodes; their logs are in ${folder}`);
try {
  await using cluster = await startCluster({
    size,
    folder,
    port,
    env: { NODE_ENV: "development", DEMO_DATA: process.env["DEMO_DATA"] ?? "on", RATE_LIMITS: "on" },
  });
  for (const { name, origin } of cluster.nodes) console.log(`${name}: ${origin}`);
  console.log(`Vesper is ready: http://localhost:${port}`);
  await Promise.race([once(process, "SIGINT"), once(process, "SIGTERM")]);
  console.log("Stopping");
} catch (error) {
  console.error(`cluster: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
