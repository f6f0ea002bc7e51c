import { attention, broken, ok, type StatusCheck } from "../check.ts";
import { formatDuration } from "../format.ts";
import { selectServerTime } from "../store/server.ts";

const [tolerated, harmful] = [2_000, 60_000];

export const clockCheck: StatusCheck = {
  name: "clock",
  title: "Clock",
  about: "Whether this node and the database agree about the time",
  needs: "database",
  isPerNode: true,
  async run({ db, clock }) {
    const before = clock.now().getTime();
    const server = (await selectServerTime(db)).getTime();
    const after = clock.now().getTime();
    // The database read its clock at some moment between the two.
    const difference = Math.max(before - server, server - after, 0);
    if (difference < tolerated)
      return ok(`This node and the database agree within ${Math.max(difference, after - before)} ms.`);
    const found = `This node is ${formatDuration(difference)} ${server > after ? "behind" : "ahead of"} the database.`;
    return difference < harmful ? attention({ found, ...drift }) : broken({ found, ...drift });
  },
};

const drift = {
  problem: "The clocks differ. Sign-in codes, mailed links and schedules are then early or late.",
  remedy: "Turn on time synchronization (NTP) on every node and on the database server.",
};
