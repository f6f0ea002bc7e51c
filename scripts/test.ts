import { buildWeb } from "./build/build-web.ts";
import { runChecks } from "./check/run-checks.ts";
import { runBrowserTests } from "./lib/browser-tests.ts";
import { runClusterTests } from "./lib/cluster-tests.ts";
import { conclude, total, type Count } from "./lib/count.ts";
import { runUnitTests } from "./lib/unit-tests.ts";

const chosen = process.argv.slice(2);
const wants = (flag: string) => chosen.length === 0 || chosen.includes(flag);
const counts: Count[] = [];

// A failure does not stop the rest: one run tells everything that is wrong.
if (wants("--check")) counts.push(await runChecks());
// The server's tests start the real program, so they need the pages as much as the browser does.
const needsPages = ["--unit", "--cluster", "--e2e"].some(wants);
const built = needsPages && (await buildWeb({ ifStale: true }));
if (wants("--unit")) counts.push(await runUnitTests());
if (wants("--cluster")) counts.push(await runClusterTests());
if (wants("--e2e")) counts.push(built ? await runBrowserTests() : { passed: 0, failed: 1 });
conclude(total(counts));
