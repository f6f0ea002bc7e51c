import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { recordBackup } from "#modules/backups/index.ts";
import { backUp } from "#platform/backup/back-up.ts";
import { getKeyFingerprint, type Manifest } from "#platform/backup/manifest.ts";
import { restoreBackup } from "#platform/backup/restore.ts";
import { findDifferences } from "#platform/backup/verify.ts";
import { withoutTimeouts } from "#platform/database/client.ts";
import { StartFailure } from "#platform/problem.ts";
import { reportOutcome, type Command } from "./command.ts";

export const backupCommands: Record<string, Command> = {
  backup: {
    help: "backup [--to <new folder>] [--encrypt]         Back up database and files as one consistent snapshot; --encrypt with a key that DOCUMENT_KEY opens",
    async run(ctx, args) {
      const { values } = parseArgs({
        args,
        options: { to: { type: "string" }, encrypt: { type: "boolean" } },
      });
      const name = ctx.clock.now().toISOString().replaceAll(":", "-").slice(0, 19);
      const folder = resolve(values.to ?? join(ctx.config.backupFolder, name));
      const manifest = await withoutTimeouts(ctx.config, ctx.log, ctx.db, (db) =>
        backUp({ ...ctx, db }, folder, values),
      );
      await recordBackup(ctx, folder, manifest);
      console.log(`${describeContents(manifest)} in ${folder}`);
      console.log(
        "The keys are not included (JWT_SECRET and DOCUMENT_KEY, or those in DATA_DIR). Store them separately: without DOCUMENT_KEY, messages, contacts and private notes are lost.",
      );
      return 0;
    },
  },

  restore: {
    help: "restore <folder> [--verify] [--unsigned]       Restore a backup into an empty installation; --verify compares the result, --unsigned skips the signature check",
    async run(ctx, args) {
      const { values, positionals } = parseArgs({
        args,
        allowPositionals: true,
        options: { verify: { type: "boolean" }, unsigned: { type: "boolean" } },
      });
      const [folder] = positionals;
      if (!folder) throw new StartFailure("restore needs the folder of a backup: restore <folder>");
      return withoutTimeouts(ctx.config, ctx.log, ctx.db, async (db) => {
        const secrets = values.unsigned ? undefined : ctx.secrets;
        const manifest = await restoreBackup({ ...ctx, db, secrets }, resolve(folder));
        if (manifest.keys !== getKeyFingerprint(ctx.secrets)) console.log(otherKeysWarning);
        const differences = values.verify ? await findDifferences({ ...ctx, db }, manifest) : [];
        const outcome = values.verify ? "restored and verified" : "restored";
        return reportOutcome(differences, `${describeContents(manifest)} from ${manifest.madeAt} ${outcome}`);
      });
    },
  },
};

const otherKeysWarning =
  "The current keys differ from those of the backup: everyone has to sign in again, and two-factor codes will not work.";

const formatCount = (count: number, noun: string) =>
  `${count.toLocaleString("en-US")} ${noun}${count === 1 ? "" : "s"}`;

function describeContents({ tables, files }: Manifest): string {
  const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
  return `${formatCount(rows, "row")} and ${formatCount(files.length, "file")}`;
}
