import { existsSync, mkdirSync, rmdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const cpuPeriod = 20_000;
const [older, newer] = ["/sys/fs/cgroup/cpu", "/sys/fs/cgroup"];

/**
 * Limits a process to a share of one core, so that a small machine can simulate a large one: three nodes with a
 * quarter of a core each leave cores idle, as three nodes do on a machine with many cores. Requires Linux and root.
 */
export function limitProcess(pid: number, share: number): Disposable {
  const isOlder = existsSync(join(older, "cpu.cfs_quota_us"));
  const group = join(isOlder ? older : newer, `vesper-bench-${pid}`);
  mkdirSync(group);
  const quota = Math.round(cpuPeriod * share);
  if (isOlder) {
    writeFileSync(join(group, "cpu.cfs_period_us"), String(cpuPeriod));
    writeFileSync(join(group, "cpu.cfs_quota_us"), String(quota));
  } else writeFileSync(join(group, "cpu.max"), `${quota} ${cpuPeriod}`);
  writeFileSync(join(group, "cgroup.procs"), String(pid));
  return {
    [Symbol.dispose]() {
      writeFileSync(join(isOlder ? older : newer, "cgroup.procs"), String(pid));
      rmdirSync(group);
    },
  };
}
