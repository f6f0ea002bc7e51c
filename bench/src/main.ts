import { print } from "./lib/print.ts";
import { isMet, type Suite } from "./lib/report.ts";
import { loadNow, save } from "./lib/save.ts";
import { http } from "./suites/http.ts";
import { login } from "./suites/login.ts";
import { pages } from "./suites/pages.ts";
import { startup } from "./suites/startup.ts";
import { weight } from "./suites/weight.ts";

const suites: Record<string, Suite> = { http, pages, login, startup, weight };
const minutes = 15;

async function main(names: string[]): Promise<void> {
  const unknown = names.filter((name) => !Object.hasOwn(suites, name));
  if (unknown.length > 0) {
    throw new Error(`no suite ${unknown.join(", ")}; there are ${Object.keys(suites).join(", ")}`);
  }
  for (const [name, suite] of Object.entries(suites)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const load = loadNow();
    const report = await suite();
    print(report);
    console.log(`  load average ${load} before, ${loadNow()} after; ${save(name, report, load)}`);
    if (!report.goals.every(isMet)) process.exitCode = 1;
  }
}

setTimeout(() => {
  console.error(`bench: stopped after ${minutes} minutes`);
  process.exit(1);
}, minutes * 60_000).unref();
for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(error);
  process.exit(1);
}
