import { existsSync } from "node:fs";
import { runCommand } from "./lib/run-command.ts";

const installCommand = [
  "apt-get",
  "install",
  "-y",
  "--no-install-recommends",
  "chromium",
  "fonts-liberation",
] as const;

const defaultPaths = [
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

/** Finds Chromium, or installs Debian's where that is possible without a prompt. */
export async function ensureChromium(): Promise<string | undefined> {
  return findChromium() ?? (await installChromium());
}

export const installInstructions =
  `NO CHROMIUM FOUND: run \`${installCommand.join(" ")}\` as root, ` +
  "or set CHROMIUM_PATH to a Chrome or Chromium of yours.";

async function installChromium(): Promise<string | undefined> {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || !existsSync("/usr/bin/apt-get") || process.env["CHROMIUM_PATH"]) return undefined;
  console.log("Installing Chromium for the browser tests …");
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
