import type { CheckName, Finding } from "@vesper/contract/operations/status";
import type { Context } from "#platform/context.ts";

/** One check of the installation, run by the status page and by `vesper doctor`. */
export interface StatusCheck {
  name: CheckName;
  title: string;
  /** Scope of the check, in a sentence. */
  about: string;
  /** Without a database, or without its tables, the check is skipped. */
  needs?: "database" | "tables";
  /** Each node runs it for itself and reports the result. */
  isPerNode?: true;
  run(ctx: Context): Promise<Finding>;
}

interface Trouble {
  found: string;
  problem: string;
  remedy: string;
}

export const ok = (found: string): Finding => ({ state: "ok", found, problem: null, remedy: null });
export const unused = (found: string): Finding => ({ state: "unused", found, problem: null, remedy: null });
export const unknown = (found: string): Finding => ({ state: "unknown", found, problem: null, remedy: null });
/** Works, but someone should look at it. */
export const attention = (trouble: Trouble): Finding => ({ state: "attention", ...trouble });
/** Does not work. */
export const broken = (trouble: Trouble): Finding => ({ state: "broken", ...trouble });

export const isTrouble = ({ state }: Pick<Finding, "state">) => state === "broken" || state === "attention";
