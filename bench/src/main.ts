import { readOptions } from "./lib/options.ts";
import { print } from "./lib/print.ts";
import { isMet, type Suite } from "./lib/report.ts";
import { loadNow, save } from "./lib/save.ts";
import { admin } from "./suites/admin.ts";
import { chat } from "./suites/chat.ts";
import { directory } from "./suites/directory.ts";
import { importing } from "./suites/import.ts";
import { nodes } from "./suites/nodes.ts";
import { http } from "./suites/http.ts";
import { login } from "./suites/login.ts";
import { pages } from "./suites/pages.ts";
import { paint } from "./suites/paint.ts";
import { startup } from "./suites/startup.ts";
import { uploads } from "./suites/uploads.ts";
import { weight } from "./suites/weight.ts";

const usual: Record<string, Suite> = { http, pages, login, startup, weight, uploads };
/** These need their time, a browser, or a database of their own: they run only when they are named. */
const suites: Record<string, Suite> = { ...usual, chat, nodes, paint, directory, admin, import: importing };
const minutes = { usual: 15, directory: 90, import: 30 };

const { names, options } = readOptions(process.argv.slice(2));

async function main(): Promise<void> {
  const unknown = names.filter((name) => !Object.hasOwn(suites, name));
  if (unknown.length > 0) {
    throw new Error(`no suite ${unknown.join(", ")}; there are ${Object.keys(suites).join(", ")}`);
  }
  for (const [name, suite] of Object.entries(names.length > 0 ? suites : usual)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const load = loadNow();
    const report = await suite(options);
    print(report);
    const file = save(report.keptAs ?? name, report, load);
    console.log(`  load average ${load} before, ${loadNow()} after; ${file}`);
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
