import { readMigrations } from "#platform/database/migrate.ts";
import { attention, broken, ok, type StatusCheck } from "../check.ts";
import { selectAppliedMigrations } from "../store/server.ts";

export const migrationsCheck: StatusCheck = {
  name: "migrations",
  title: "Migrations",
  about: "Whether the schema of the database is the one this release needs",
  needs: "database",
  async run({ db }) {
    const wanted = readMigrations();
    const applied = new Map(
      (await selectAppliedMigrations(db)).map(({ name, checksum }) => [name, checksum]),
    );
    const pending = wanted.filter(({ name }) => !applied.has(name));
    const edited = wanted.filter(({ name, checksum }) => applied.has(name) && applied.get(name) !== checksum);
    const known = new Set(wanted.map(({ name }) => name));
    const unknownOnes = [...applied.keys()].filter((name) => !known.has(name));
    const found = `${applied.size} applied, the last is ${[...applied.keys()].at(-1) ?? "none"}.`;

    if (edited.length > 0) {
      return broken({
        found,
        problem: `Changed after they were applied: ${listNames(edited)}.`,
        remedy: "Restore the files of the release. A schema changes only through a new migration.",
      });
    }
    if (pending.length > 0) {
      return broken({
        found,
        problem: `Not applied yet: ${listNames(pending)}.`,
        remedy: "Run “npm run vesper -- migrate”, or start the server: every start applies them.",
      });
    }
    if (unknownOnes.length > 0) {
      return attention({
        found,
        problem: `The database has migrations that this release does not know: ${unknownOnes.join(", ")}.`,
        remedy: "A newer release has run on this database. Finish the upgrade on every node.",
      });
    }
    return ok(found);
  },
};

const shown = 3;

function listNames(migrations: readonly { name: string }[]): string {
  const names = migrations.slice(0, shown).map(({ name }) => name);
  const more = migrations.length - names.length;
  return names.join(", ") + (more > 0 ? ` and ${more} more` : "");
}
