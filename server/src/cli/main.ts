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
  const config = { ...readConfig(process.env), demoData: false };
  keepFilesPrivate(config.dataDir);
  if (args[0] === "migrate") return migrateDatabase(config);
  const name = Object.keys(commands).find((key) => args.join(" ").startsWith(key));
  const command = name && commands[name];
  if (!command) throw new StartFailure(usage);

  const vesper = await createApp({ config, pages: "none", work: false });
  try {
    return await command.run(createContext(vesper.platform), args.slice(name.split(" ").length));
  } finally {
    await vesper.close();
  }
}

try {
  process.exitCode = await runCommand(process.argv.slice(2));
} catch (error) {
  console.error(`vesper: ${explainFailure(error)}`);
  process.exitCode = 1;
}
