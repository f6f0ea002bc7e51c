import { createApp } from "#create-app";
import { readConfig } from "#platform/config/config.ts";
import { createContext } from "#platform/context.ts";
import { keepFilesPrivate } from "#platform/security/private-files.ts";
import { StartFailure } from "#platform/problem.ts";
import { explainFailure } from "../explain-failure.ts";
import { commands, usage } from "./commands.ts";
import { migrateDatabase } from "./migrate-command.ts";

/** Runs one operator command. Returns exit code 0 on success. */
async function runCommand(args: string[]): Promise<number> {
  if (args[0] === "help" || args.includes("--help")) {
    console.log(usage);
    return 0;
  }
  const isMigration = args[0] === "migrate";
  const name = Object.keys(commands).find((key) => args.join(" ").startsWith(key));
  const command = name && commands[name];
  if (!command && !isMigration) throw new StartFailure(`${describeMissing(args)}\n${usage}`);

  const config = { ...readConfig(process.env), demoData: false };
  keepFilesPrivate(config.dataDir);
  if (!command) return migrateDatabase(config);
  const vesper = await createApp({ config, pages: "none", work: false });
  try {
    return await command.run(createContext(vesper.platform), args.slice(name.split(" ").length));
  } finally {
    await vesper.close();
  }
}

const describeMissing = (args: string[]) =>
  args.length === 0 ? "no command given" : `unknown command "${args.join(" ")}"`;

try {
  process.exitCode = await runCommand(process.argv.slice(2));
} catch (error) {
  console.error(`vesper: ${explainFailure(error)}`);
  process.exitCode = 1;
}
