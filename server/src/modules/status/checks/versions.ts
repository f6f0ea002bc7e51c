import { vesperVersion } from "#platform/config/version.ts";
import { readMigrations } from "#platform/database/migrate.ts";
import { attention, ok, type StatusCheck } from "../check.ts";
import { selectNodes } from "../store/nodes.ts";
import { selectServerFacts } from "../store/server.ts";

export const versionsCheck: StatusCheck = {
  name: "versions",
  title: "Versions",
  about: "Which versions run, and whether all nodes run the same",
  needs: "tables",
  async run({ db }) {
    const { version: postgres } = await selectServerFacts(db);
    const schema = readMigrations().at(-1)?.name ?? "none";
    const found = `Vesper ${vesperVersion}, Node.js ${process.versions.node}, PostgreSQL ${postgres}, schema ${schema.slice(0, 4)}.`;
    const nodes = (await selectNodes(db)).filter(({ isSilent }) => !isSilent);
    const releases = new Set(nodes.map(({ version, lastMigration }) => `${version} ${lastMigration}`));
    const runtimes = new Set(nodes.map(({ nodeVersion }) => nodeVersion));
    if (releases.size <= 1 && runtimes.size <= 1) return ok(found);
    const lines = nodes.map(
      ({ name, version, nodeVersion, lastMigration }) =>
        `${name}: ${version}, ${lastMigration.slice(0, 4)}, Node.js ${nodeVersion}`,
    );
    return attention({
      found,
      problem: `The nodes run different versions (${lines.join("; ")}).`,
      remedy:
        "Finish the upgrade on every node. The previous release is only supported next to this one while upgrading.",
    });
  },
};
