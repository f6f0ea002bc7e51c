import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { backUp } from "#platform/backup/back-up.ts";
import { getKeyFingerprint, type Manifest } from "#platform/backup/manifest.ts";
import { restoreBackup } from "#platform/backup/restore.ts";
import { findDifferences } from "#platform/backup/verify.ts";
import { withoutTimeouts } from "#platform/database/client.ts";
import { StartFailure } from "#platform/problem.ts";
import { reportOutcome, type Command } from "./command.ts";

export const backupCommands: Record<string, Command> = {
  backup: {
    help: "backup [--to <new folder>]                     writes database and files away, as of one moment",
    async run(ctx, args) {
      const { values } = parseArgs({ args, options: { to: { type: "string" } } });
      const name = ctx.clock.now().toISOString().replaceAll(":", "-").slice(0, 19);
      const folder = resolve(values.to ?? join(ctx.config.dataDir, "backups", name));
      const manifest = await withoutTimeouts(ctx.config, ctx.log, ctx.db, (db) =>
        backUp({ ...ctx, db }, folder),
      );
      console.log(`${describeContents(manifest)} in ${folder}`);
      console.log(
        "Not in it: the keys (JWT_SECRET and DOCUMENT_KEY, or those in DATA_DIR). Keep them elsewhere.",
      );
      return 0;
    },
  },

  restore: {
    help: "restore <folder> [--verify] [--unsigned]       brings a backup into an empty place; compares it all again",
    async run(ctx, args) {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: { verify: { type: "boolean" }, unsigned: { type: "boolean" } },
      });
      const [folder] = positionals;
      if (!folder) throw new StartFailure("restore needs the folder of a backup");
      return withoutTimeouts(ctx.config, ctx.log, ctx.db, async (db) => {
        const secrets = values.unsigned ? undefined : ctx.secrets;
        const manifest = await restoreBackup({ ...ctx, db, secrets }, resolve(folder));
        if (manifest.keys !== getKeyFingerprint(ctx.secrets)) console.log(otherKeysWarning);
        const differences = values.verify ? await findDifferences({ ...ctx, db }, manifest) : [];
        const outcome = values.verify ? "restored, and all of it is as it was" : "restored";
        return reportOutcome(differences, `${describeContents(manifest)} from ${manifest.madeAt} ${outcome}`);
      });
    },
  },
};

const otherKeysWarning =
  "The keys are not those of the backup: everybody has to sign in again, and two-factor codes will not fit.";

function describeContents({ tables, files }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `${rows} rows and ${files.length} files`;
}
