import { createApp } from "#create-app";
import type { Config } from "#platform/config/config.ts";
import { loadConfig } from "#platform/config/load-config.ts";
import { createContext } from "#platform/context.ts";
import { keepFilesPrivate } from "#platform/security/private-files.ts";
import { StartFailure } from "#platform/problem.ts";
import { explainFailure } from "../explain-failure.ts";
import { commands, usage } from "./commands.ts";
import { runDoctor } from "./doctor-command.ts";
import { migrateDatabase } from "./migrate-command.ts";

/** Commands that open what they need themselves, because they run where a site cannot start. */
const independentCommands = { doctor: runDoctor, migrate: migrateDatabase };
const isIndependent = (name: string | undefined): name is keyof typeof independentCommands =>
  name !== undefined && Object.hasOwn(independentCommands, name);

/** Runs one operator command. Returns exit code 0 on success. */
async function runCommand(args: string[]): Promise<number> {
  if (args[0] === "help" || args.includes("--help")) {
    console.log(usage);
    return 0;
  }
  const [first, ...rest] = args;
  if (isIndependent(first)) return independentCommands[first](readSettings(), rest);
  const name = Object.keys(commands).find((key) => args.join(" ").startsWith(key));
  const command = name && commands[name];
  if (!command) throw new StartFailure(`${describeMissing(args)}\n${usage}`);

  const config = readSettings();
  const vesper = await createApp({ config, pages: "none", work: false });
  try {
    return await command.run(createContext(vesper.platform), args.slice(name.split(" ").length));
  } finally {
    await vesper.close();
  }
}

function readSettings(): Config {
  const config = { ...loadConfig(process.env), demoData: false };
  keepFilesPrivate(config.dataDir);
  return config;
}

const describeMissing = (args: string[]) =>
  args.length === 0 ? "no command given" : `unknown command "${args.join(" ")}"`;

try {
  process.exitCode = await runCommand(process.argv.slice(2));
} catch (error) {
  console.error(`vesper: ${explainFailure(error)}`);
  process.exitCode = 1;
}
