import { existsSync } from "node:fs";
import { runCommand } from "./lib/run-command.ts";

/** Chromium without a window: the controls around it take a third of the processor time of a journey. */
const headlessShell = "/usr/lib/chromium/chromium-headless-shell";

const installCommand = [
  "apt-get",
  "install",
  "-y",
  "--no-install-recommends",
  "chromium-headless-shell",
  "fonts-liberation",
] as const;

const defaultPaths = [
  headlessShell,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/** Finds the browser for the end-to-end tests. The test runner never downloads one. */
export function findChromium(): string | undefined {
  const named = process.env["CHROMIUM_PATH"];
  return named ? (existsSync(named) ? named : undefined) : defaultPaths.find((path) => existsSync(path));
}

/** Finds Chromium. Installs Debian's headless shell where that is possible without a prompt. */
export async function ensureChromium(): Promise<string | undefined> {
  const found = findChromium();
  if (found === headlessShell || process.env["CHROMIUM_PATH"]) return found;
  return (await installHeadlessShell()) ?? found;
}

export const installInstructions =
  `NO CHROMIUM FOUND: run \`${installCommand.join(" ")}\` as root, ` +
  "or set CHROMIUM_PATH to a Chrome or Chromium of yours.";

async function installHeadlessShell(): Promise<string | undefined> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("Installing Chromium’s headless shell for the browser tests …");
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  for (const args of [["update"], installCommand.slice(1)]) {
    const { code, output } = await runCommand(installCommand[0], args, { env });
    if (code !== 0) {
      console.error(output);
      return undefined;
    }
  }
  return findChromium();
}
