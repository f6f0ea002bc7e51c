import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { root, startSite } from "../support/site.ts";
import { launchBrowser } from "./browser.ts";
import { signInToDemo } from "./demo-session.ts";
import { shots, type Shot } from "./shots.ts";
import { type Studio, takeShot, themes, widths } from "./take-shot.ts";

const folder = join(root, "shots");
const parallel = 2;

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: "string", multiple: true },
    /** A running site with demo data, instead of one that this command starts. */
    site: { type: "string" },
  },
});

interface Task {
  shot: Shot;
  width: number;
}

const chosenWidths = options.width?.map(Number) ?? widths;

const tasks: Task[] = shots
  .filter(({ name }) => names.length === 0 || names.some((wanted) => name.startsWith(wanted)))
  .flatMap((shot) =>
    chosenWidths.flatMap((width) => (shot.widths?.includes(width) === false ? [] : { shot, width })),
  );

async function takeAll(origin: string): Promise<string[]> {
  await using browser = await launchBrowser();
  const accounts = new Set(tasks.flatMap(({ shot }) => shot.account ?? []));
  const people = await Promise.all(
    [...accounts].map(async (email) => [email, await signInToDemo(origin, email)] as const),
  );
  const studio: Studio = { browser, origin, folder, people: new Map(people) };
  const waiting = [...tasks];
  const problems: string[] = [];

  async function work() {
    for (let task = waiting.shift(); task; task = waiting.shift()) {
      const found = await takeShot(studio, task.shot, task.width);
      for (const problem of found) process.stderr.write(`${problem}\n`);
      problems.push(...found);
    }
  }
  await Promise.all(Array.from({ length: parallel }, work));
  return problems;
}

/** Contact sheet, to look at all pictures of a page side by side. */
function writeIndex() {
  const sections = [...new Set(tasks.map(({ shot }) => shot.name))].map((name) => {
    const own = tasks.filter(({ shot }) => shot.name === name);
    const pictures = own.flatMap(({ width }) => themes.map((theme) => `${name}-${width}-${theme}.png`));
    const links = pictures.map(
      (file) => `<a href="${file}"><img loading="lazy" height="420" src="${file}"></a>`,
    );
    return `<h2>${name}</h2>${links.join("\n")}`;
  });
  writeFileSync(join(folder, "index.html"), `<!doctype html><meta charset="utf-8">${sections.join("\n")}`);
}

if (names.length === 0 && !options.width) rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const site = options.site
  ? { url: options.site, stop: () => Promise.resolve() }
  : await startSite({
      settings: { DEMO_DATA: "on", RATE_LIMITS: "off" },
      logFile: join(root, "test-results/shots.log"),
    });
try {
  const problems = await takeAll(site.url);
  writeIndex();
  process.stdout.write(
    `shots: ${tasks.length * themes.length} pictures in shots/, ${problems.length} problems\n`,
  );
  process.exitCode = problems.length > 0 || tasks.length === 0 ? 1 : 0;
} finally {
  await site.stop();
}
