import { readFileSync } from "node:fs";

// Linux reports CPU time to user space in hundredths of a second, regardless of the kernel's tick rate.
const ticksPerSecond = 100;

/** CPU seconds used by a process and its threads; NaN where the system does not report them. */
export const getCpuSeconds = (pid: number): number => readSeconds(pid, 11);

/** CPU seconds of the processes that a process started and that have ended. */
const getEndedSeconds = (pid: number): number => readSeconds(pid, 13);

/** Adds up the user and system time that begin at this field. */
function readSeconds(pid: number, field: number): number {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the program's name in parentheses and may contain spaces.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return (Number(fields[field]) + Number(fields[field + 1])) / ticksPerSecond;
  } catch {
    return Number.NaN;
  }
}

/** A process and the processes it started; only the former where the system does not report them. */
export function listProcessTree(pid: number): number[] {
  try {
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim().split(" ");
    return [pid, ...children.filter(Boolean).map(Number)];
  } catch {
    return [pid];
  }
}

/** CPU seconds of a process and the processes it started, also of those that have ended. */
export const getProcessTreeSeconds = (pid: number): number =>
  listProcessTree(pid).reduce((sum, each) => sum + getCpuSeconds(each), getEndedSeconds(pid));

/** CPU seconds used by all processes on all cores. */
export function getMachineSeconds(): number {
  try {
    const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] =
      /^cpu +(.*)$/m.exec(readFileSync("/proc/stat", "utf8"))?.[1]?.split(" ").map(Number) ?? [];
    return (user + nice + system + irq + softirq) / ticksPerSecond;
  } catch {
    return Number.NaN;
  }
}
