import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startChild } from "../lib/child.ts";
import { fromRoot } from "../lib/paths.ts";
import { formatNumber } from "../lib/print-report.ts";
import type { Report } from "../lib/report.ts";
import { median } from "../lib/statistics.ts";
import { createTemporaryFolder } from "../lib/temporary-folder.ts";

/** CPU milliseconds of a proof: the first one, which starts the worker, and rounds with and without the worker. */
interface Figures {
  first: { cpu: number; milliseconds: number };
  worker: number[];
  here: number[];
}

const maxCpu = 25;

/** Measures the verification of a wallet's proof of age, alone and in the process that does it on a site. */
export async function runAgeSuite(): Promise<Report> {
  using folder = createTemporaryFolder();
  const logFile = join(folder.path, "proofs.log");
  const child = startChild(fromRoot("bench/src/servers/proofs.ts"), { logFile });
  let figures: Figures | undefined;
  child.once("message", (message) => (figures = message as Figures));
  await once(child, "exit");
  if (!figures)
    throw new Error(`the proofs were not measured:\n${readFileSync(logFile, "utf8").slice(-2000)}`);
  return toReport(figures);
}

function toReport({ first, worker, here }: Figures): Report {
  const cpu = median(worker);
  return {
    title: "age: a proof of age, from the wallet's answer to the verdict",
    columns: ["", "CPU ms"],
    rows: [
      ["verification alone", formatNumber(median(here), 1)],
      ["through the worker", formatNumber(cpu, 1)],
      ["first one, with the start of the worker", formatNumber(first.cpu, 1)],
    ],
    goals: [{ what: "CPU time of a proof", value: cpu, atMost: maxCpu, unit: "ms" }],
    notes: [
      `The first proof took ${formatNumber(first.milliseconds)} ms. The worker stops after 30 idle seconds.`,
    ],
    ratios: { "worker/alone by CPU time": cpu / median(here) },
    figures: { first, worker, here },
  };
}
