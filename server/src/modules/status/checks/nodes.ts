import { attention, ok, type StatusCheck } from "../check.ts";
import { formatCount } from "../format.ts";
import { selectNodes } from "../store/nodes.ts";

export const nodesCheck: StatusCheck = {
  name: "nodes",
  title: "Nodes",
  about: "Whether every node that was started still reports",
  needs: "tables",
  async run({ db }) {
    const nodes = await selectNodes(db);
    const silent = nodes.filter(({ isSilent }) => isSilent);
    const alive = nodes.length - silent.length;
    const found = alive === 0 ? "No node reports at the moment." : `${formatCount(alive, "node")} running.`;
    if (silent.length === 0) return ok(found);
    return attention({
      found,
      problem: `No report for more than a minute from ${silent.map(({ name }) => name).join(", ")}.`,
      remedy:
        "If you did not stop it on purpose, look at its machine and log. A stopped node leaves the list after an hour.",
    });
  },
};
