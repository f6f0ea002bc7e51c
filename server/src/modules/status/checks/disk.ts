import { getFreeBytes } from "#platform/storage/free-space.ts";
import { formatBytes } from "#platform/text/bytes.ts";
import { attention, broken, ok, type StatusCheck } from "../check.ts";

export const diskCheck: StatusCheck = {
  name: "disk",
  title: "Disk",
  about: "Free space on the disk of DATA_DIR, compared with DISK_FLOOR_MB",
  isPerNode: true,
  async run({ config: { dataDir, diskFloor } }) {
    const free = await getFreeBytes(dataDir);
    if (free === Infinity) return ok("DATA_DIR does not exist yet.");
    const found = `${formatBytes(free)} free, the floor is ${formatBytes(diskFloor)}.`;
    if (free < diskFloor) {
      return broken({
        found,
        problem:
          "There is less free space than the floor. Backups are not made, and uploads will soon be refused.",
        remedy: "Delete what is not needed on this disk, keep fewer backups, or use a larger disk.",
      });
    }
    if (free < diskFloor * 2) {
      return attention({
        found,
        problem: "The disk is nearly full.",
        remedy: "Delete what is not needed on this disk, keep fewer backups, or use a larger disk.",
      });
    }
    return ok(found);
  },
};
