import { readOptions } from "./lib/options.ts";
import { printReport } from "./lib/print-report.ts";
import { isMet, type Suite } from "./lib/report.ts";
import { getLoadAverage, saveReport } from "./lib/save-report.ts";
import { runAdminSuite } from "./suites/admin.ts";
import { runChatSuite } from "./suites/chat.ts";
import { runDirectorySuite } from "./suites/directory.ts";
import { runIdleSuite } from "./suites/idle.ts";
import { runImportSuite } from "./suites/import.ts";
import { runNodesSuite } from "./suites/nodes.ts";
import { runHttpSuite } from "./suites/http.ts";
import { runLoginSuite } from "./suites/login.ts";
import { runPagesSuite } from "./suites/pages.ts";
import { runPaintSuite } from "./suites/paint.ts";
import { runStartupSuite } from "./suites/startup.ts";
import { runUploadsSuite } from "./suites/uploads.ts";
import { runWeightSuite } from "./suites/weight.ts";

const defaultSuites: Record<string, Suite> = {
  http: runHttpSuite,
  pages: runPagesSuite,
  login: runLoginSuite,
  startup: runStartupSuite,
  weight: runWeightSuite,
  uploads: runUploadsSuite,
};
/** Suites that take long, or need a browser or a separate database, run only when named. */
const suites: Record<string, Suite> = {
  ...defaultSuites,
  chat: runChatSuite,
  idle: runIdleSuite,
  nodes: runNodesSuite,
  paint: runPaintSuite,
  directory: runDirectorySuite,
  admin: runAdminSuite,
  import: runImportSuite,
};
const minutes = { usual: 15, directory: 90, import: 30 };

const { names, options } = readOptions(process.argv.slice(2));

async function main(): Promise<void> {
  const unknown = names.filter((name) => !Object.hasOwn(suites, name));
  if (unknown.length > 0) {
    throw new Error(`no suite ${unknown.join(", ")}; there are ${Object.keys(suites).join(", ")}`);
  }
  for (const [name, suite] of Object.entries(names.length > 0 ? suites : defaultSuites)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const load = getLoadAverage();
    const report = await suite(options);
    printReport(report);
    const file = saveReport(report.resultName ?? name, report, load);
    console.log(`  load average ${load} before, ${getLoadAverage()} after; ${file}`);
    if (!report.goals.every(isMet)) process.exitCode = 1;
  }
}

const limit = Math.max(
  minutes.usual,
  ...(["directory", "import"] as const).filter((name) => names.includes(name)).map((name) => minutes[name]),
);
setTimeout(() => {
  console.error(`bench: stopped after ${limit} minutes`);
  process.exit(1);
}, limit * 60_000).unref();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

try {
  await main();
} catch (error) {
  console.error(error);
  process.exit(1);
}
