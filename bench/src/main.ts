import { describeUnfinished, startSuite } from "./lib/measured.ts";
import { readOptions } from "./lib/options.ts";
import { printReport } from "./lib/print-report.ts";
import { isMet, type Report, type Suite } from "./lib/report.ts";
import { getLoadAverage, saveReport } from "./lib/save-report.ts";
import { runAdminSuite } from "./suites/admin.ts";
import { runAgeSuite } from "./suites/age.ts";
import { runChatSuite } from "./suites/chat.ts";
import { runDirectorySuite } from "./suites/directory.ts";
import { runIdleSuite } from "./suites/idle.ts";
import { runImportSuite } from "./suites/import.ts";
import { runInstallSuite } from "./suites/install.ts";
import { runModelSuite } from "./suites/model.ts";
import { runNodesSuite } from "./suites/nodes.ts";
import { runHttpSuite } from "./suites/http.ts";
import { runLoginSuite } from "./suites/login.ts";
import { runPagesSuite } from "./suites/pages.ts";
import { runPaintSuite } from "./suites/paint.ts";
import { runSoakSuite } from "./suites/soak.ts";
import { runStartupSuite } from "./suites/startup.ts";
import { runUploadsSuite } from "./suites/uploads.ts";
import { runWeightSuite } from "./suites/weight.ts";

const defaultSuites: Record<string, Suite> = {
  http: runHttpSuite,
  pages: runPagesSuite,
  login: runLoginSuite,
  startup: runStartupSuite,
  weight: runWeightSuite,
  install: runInstallSuite,
  uploads: runUploadsSuite,
  age: runAgeSuite,
};
/** Suites that take long, or need a browser or a separate database, run only when named. */
const suites: Record<string, Suite> = {
  ...defaultSuites,
  chat: runChatSuite,
  idle: runIdleSuite,
  nodes: runNodesSuite,
  model: runModelSuite,
  paint: runPaintSuite,
  directory: runDirectorySuite,
  admin: runAdminSuite,
  import: runImportSuite,
  soak: runSoakSuite,
};

const { names, options } = readOptions(process.argv.slice(2));

/** Time limits in minutes; a run gets the longest of its suites. */
const usualLimit = 15;
const limits: Record<string, number> = { directory: 90, import: 30, soak: options.minutes + 10 };

let current = { name: "", load: getLoadAverage() };

async function main(): Promise<void> {
  const unknown = names.filter((name) => !Object.hasOwn(suites, name));
  if (unknown.length > 0) {
    throw new Error(`no suite ${unknown.join(", ")}; there are ${Object.keys(suites).join(", ")}`);
  }
  for (const [name, suite] of Object.entries(names.length > 0 ? suites : defaultSuites)) {
    if (names.length > 0 && !names.includes(name)) continue;
    current = { name, load: getLoadAverage() };
    startSuite();
    const report = await suite(options);
    publishReport(report);
    if (!report.goals.every(isMet)) process.exitCode = 1;
  }
  startSuite();
}

function publishReport(report: Report): void {
  printReport(report);
  const file = saveReport(current.name, report, current.load);
  console.log(`  load average ${current.load} before, ${getLoadAverage()} after; ${file}`);
}

/** Prints and stores what the running suite has measured so far, then ends. */
function endEarly(reason: string): never {
  const report = describeUnfinished(current.name, reason);
  if (report) publishReport(report);
  console.error(`bench: ${reason}`);
  process.exit(1);
}

const limit = Math.max(usualLimit, ...names.map((name) => limits[name] ?? 0));
setTimeout(() => endEarly(`stopped after ${limit} minutes`), limit * 60_000).unref();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => endEarly(`stopped by ${signal}`));

try {
  await main();
} catch (error) {
  console.error(error);
  endEarly(error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error));
}
