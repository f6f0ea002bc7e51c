import type { Chosen } from "./chosen.ts";
import type { Draft } from "./drafts.ts";

/** How far the sending of one file is; nothing while it has not begun. */
export type Transfer =
  | { status: "waiting" }
  | { status: "sending"; share: number }
  | { status: "finishing" }
  | { status: "failed"; message: string }
  | { status: "done" };

/** One file with all that goes along. */
export interface Job {
  chosen: Chosen;
  draft: Draft;
  isPrimary: boolean;
  /** Whether a moderator is asked for a look at once. */
  submits: boolean;
}

export const isActive = (transfer: Transfer | undefined) =>
  transfer?.status === "waiting" || transfer?.status === "sending" || transfer?.status === "finishing";
