import { hostname } from "node:os";
import type { AddressInfo } from "node:net";
import { vesperVersion } from "#platform/config/version.ts";
import { createContext, type Platform } from "#platform/context.ts";
import { readMigrations } from "#platform/database/migrate.ts";
import type { App } from "#platform/http/app.ts";
import { nodeChecks } from "../checks.ts";
import { runChecks } from "../run-checks.ts";
import { deleteNode, deletePastNodes, upsertNode } from "../store/nodes.ts";

/** A node counts as silent after twice this time. */
const interval = 30_000;

export interface NodeReporter {
  /** Host and port; undefined until the server listens. */
  name: string | undefined;
}

/** Reports the state of this node while it listens, and takes the report back when it stops. */
export function reportNode(app: App): NodeReporter {
  const { platform } = app;
  const reporter: NodeReporter = { name: undefined };
  const startedAt = new Date();
  let timer: NodeJS.Timeout | undefined;
  let reporting = Promise.resolve();

  app.addHook("onListen", async () => {
    const name = `${hostname()}:${(app.server.address() as AddressInfo).port}`;
    reporter.name = name;
    const report = () => {
      reporting = sendReport(platform, name, startedAt).catch((error: unknown) =>
        platform.log.debug({ err: error }, "node report failed"),
      );
    };
    timer = setInterval(report, interval).unref();
    report();
  });
  app.addHook("preClose", async () => {
    clearInterval(timer);
    await reporting;
    // A database that is down must not delay the end; the report then expires by itself.
    if (reporter.name) await deleteNode(platform.db, reporter.name).catch(() => {});
  });
  return reporter;
}

async function sendReport(platform: Platform, name: string, startedAt: Date): Promise<void> {
  const results = await runChecks(createContext(platform), nodeChecks);
  const findings = results
    .filter((result) => nodeChecks.some((check) => check.name === result.name))
    .map(({ name: check, state, found, problem, remedy }) => [check, { state, found, problem, remedy }]);
  await upsertNode(platform.db, {
    name,
    version: vesperVersion,
    nodeVersion: process.versions.node,
    lastMigration: readMigrations().at(-1)?.name ?? "",
    startedAt,
    findings: Object.fromEntries(findings),
  });
  await deletePastNodes(platform.db);
}
