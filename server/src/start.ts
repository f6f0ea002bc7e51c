import closeWithGrace from "close-with-grace";
import { demoPassword } from "@vesper/contract/accounts/demo-password";
import type { Config } from "#platform/config/config.ts";
import { loadConfig } from "#platform/config/load-config.ts";
import { createContext } from "#platform/context.ts";
import { keepFilesPrivate } from "#platform/security/private-files.ts";
import { explainFailure } from "./explain-failure.ts";
import { loadDemo } from "./load-demo.ts";
import { openApp } from "./open-app.ts";
import { prepare, prepareApart, prepareOption } from "./prepare.ts";

const deadline = 10_000;
/** Connections still open this long after the signal are closed, so that the rest can shut down in time. */
const connectionGrace = 6_000;

async function start(): Promise<void> {
  const config = loadConfig(process.env);
  keepFilesPrivate(config.dataDir);
  if (process.argv.includes(prepareOption)) return prepare(config);
  await prepareApart(config);
  const pages = process.argv.includes("--dev") ? "dev" : "built";
  const vesper = await openApp({ config, pages, work: true });

  closeWithGrace({ delay: deadline, logger: vesper.platform.log }, async ({ err }) => {
    if (err) vesper.platform.log.fatal({ err }, "shutting down after an error");
    setTimeout(() => vesper.http.server.closeAllConnections(), connectionGrace).unref();
    await vesper.close();
  });

  const { announceSetup } = await import("#modules/setup/index.ts");
  await announceSetup(createContext(vesper.platform));
  const address = await vesper.http.listen({ port: config.port, host: config.host });
  console.log(await formatStartMessage(config, new URL(address).port));
}

async function formatStartMessage({ site, demoData, isExposed }: Config, port: string): Promise<string> {
  const lines = [`${site.name} is ready: http://localhost:${port}`];
  if (demoData && !isExposed) {
    const { demoPeople } = await loadDemo();
    lines.push(`Demo accounts, password ${demoPassword}: ${demoPeople.map(({ email }) => email).join(", ")}`);
  }
  return lines.join("\n");
}

try {
  await start();
} catch (error) {
  console.error(`vesper: ${explainFailure(error)}`);
  process.exit(1);
}
