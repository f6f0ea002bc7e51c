import { parseArgs } from "node:util";
import { rotateKeys, turnSealingOn } from "#modules/sealing/index.ts";
import { withoutTimeouts } from "#platform/database/client.ts";
import { reportOutcome, type Command } from "./command.ts";

export const sealingCommands: Record<string, Command> = {
  seal: {
    help: "seal                                           Encrypt messages, contacts and private notes from now on; every node must run this release first",
    async run(ctx, args) {
      parseArgs({ args });
      console.log(
        (await turnSealingOn(ctx))
          ? "New text is encrypted from now on, and existing text within the next minutes or hours. The status page shows the progress."
          : "New text is encrypted already.",
      );
      console.log("Keep a copy of DOCUMENT_KEY in another place: without it the text is lost.");
      return 0;
    },
  },

  "keys rotate": {
    help: "keys rotate                                    Wrap all keys with the first key of DOCUMENT_KEY, so that the others can be removed",
    async run(ctx, args) {
      parseArgs({ args });
      const { rewrapped, left } = await withoutTimeouts(ctx.config, ctx.log, ctx.db, (db) =>
        rotateKeys({ ...ctx, db }),
      );
      console.log(`${rewrapped} ${rewrapped === 1 ? "key" : "keys"} rewrapped`);
      return reportOutcome(
        left > 0
          ? [
              `${left} ${left === 1 ? "key needs" : "keys need"} an older DOCUMENT_KEY: put the new key first on every node, then run this again`,
            ]
          : [],
        "The first DOCUMENT_KEY opens everything; the others can be removed.",
      );
    },
  },
};
