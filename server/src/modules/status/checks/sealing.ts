import { getPlainRows } from "#modules/sealing/index.ts";
import { selectSealingState } from "#platform/database/sealing-state.ts";
import { attention, broken, ok, type StatusCheck } from "../check.ts";
import { formatCount } from "../format.ts";

/** Whether messages and contacts are encrypted, and whether this node has the keys. */
export const sealingCheck: StatusCheck = {
  name: "sealing",
  title: "Encryption",
  about: "Whether messages, phone numbers, contacts and private notes are stored encrypted",
  needs: "tables",
  isPerNode: true,
  async run(ctx) {
    const { db, sealing } = ctx;
    const { onSince, rootIds } = await selectSealingState(db);
    const missing = rootIds.filter((needed) => !sealing.roots.ids.some((id) => id.equals(needed)));
    if (missing.length > 0) {
      return broken({
        found: `Unknown key ${missing.map((id) => id.toString("hex")).join(", ")}.`,
        problem: "Part of the text is encrypted with a DOCUMENT_KEY that this node does not have.",
        remedy:
          "Set the DOCUMENT_KEY that the other nodes use. If the key is lost, the text cannot be recovered.",
      });
    }
    const left = Object.values(await getPlainRows(ctx)).reduce((sum, count) => sum + count, 0);
    if (!onSince) {
      return attention({
        found: `Off; ${formatCount(left, "row")} not encrypted.`,
        problem: "A copy of the database shows messages, phone numbers, contacts and private notes.",
        remedy:
          "Once every node runs this release, run “npm run vesper -- seal”. It cannot be undone, so keep a copy of DOCUMENT_KEY first.",
      });
    }
    const backUpKey = "Keep a copy of DOCUMENT_KEY: without it the text is lost.";
    return ok(
      left > 0 ? `On; ${formatCount(left, "row")} still to be encrypted. ${backUpKey}` : `On. ${backUpKey}`,
    );
  },
};
