import { readFileSync } from "node:fs";
import { listProcessTree } from "./cpu.ts";

/** Resident memory of a process in megabytes; NaN where the system does not report it. */
export function getResidentMegabytes(pid: number): number {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return Number(kilobytes ?? Number.NaN) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** Resident memory of a process and the processes it started. */
export const getProcessTreeMegabytes = (pid: number): number =>
  listProcessTree(pid).reduce((sum, each) => sum + getResidentMegabytes(each), 0);
