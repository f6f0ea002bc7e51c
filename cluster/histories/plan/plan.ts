import type { Cut } from "../../src/link.ts";

export const members = ["ada", "ben", "cleo", "dora"] as const;
export const escorts = ["vera", "wilma", "zoe"] as const;
export const admins = ["ines", "otto"] as const;
export const visitors = ["visitor"] as const;
export const nodeNames = ["node-1", "node-2", "node-3"] as const;

export type Member = (typeof members)[number];
export type Escort = (typeof escorts)[number];
export type Actor = Member | Escort | (typeof admins)[number] | (typeof visitors)[number];
export type NodeName = (typeof nodeNames)[number];

/** A conversation by the names of its two people: `ada-vera`. */
export type Talk = `${Member}-${Escort}`;

/** An act of one person. Names of people stand for the accounts that a run creates for them. */
export type Action =
  | { name: "say"; talk: Talk }
  | { name: "type"; talk: Talk }
  | { name: "page"; talk: Talk }
  | { name: "walk-back"; talk: Talk; limit: number }
  | { name: "mark-read"; talk: Talk }
  | { name: "check-account" }
  | { name: "check-unread" }
  | { name: "reconnect" }
  | { name: "favorite"; escort: Escort; isWanted: boolean }
  | { name: "browse"; limit: number }
  | { name: "view"; escort: Escort }
  | { name: "open-page"; escort: Escort }
  | { name: "block"; person: Member | Escort }
  | { name: "log-out" }
  | { name: "hide-profile" }
  | { name: "upload" }
  | { name: "report"; escort: Escort }
  | { name: "ban"; person: Member }
  | { name: "suspend"; escort: Escort }
  | { name: "pass-days"; escort: Escort };

/** A step begins at its time, or when the steps before it are done. */
export interface Step {
  id: string;
  actor: Actor;
  /** Milliseconds from the start of the schedule. */
  at: number;
  action: Action;
}

export type LinkName =
  | "client>proxy"
  | `proxy>${NodeName}`
  | `${NodeName}>${"postgres" | "redis" | "bucket" | "replica"}`;

export type EngineName = "postgres" | "redis" | "bucket";

export type Fault =
  | { kind: "kill"; node: NodeName }
  | { kind: "pause"; node: NodeName }
  | { kind: "cut"; link: LinkName; how: Cut }
  | { kind: "slow"; link: LinkName; milliseconds: number }
  | { kind: "restart"; engine: EngineName }
  | { kind: "full-disk"; part: NodeName | "postgres" | "bucket" }
  | { kind: "clock-jump"; node: NodeName; seconds: number }
  | { kind: "replica-lag" }
  | { kind: "repeat-jobs" };

export interface PlannedFault {
  id: string;
  at: number;
  /** Milliseconds until it is healed. */
  lasts: number;
  fault: Fault;
}

/** Behaviour of every client and every fault, drawn from a seed. */
export interface Plan {
  seed: number;
  talks: Talk[];
  steps: Step[];
  faults: PlannedFault[];
}

/** All faults are healed at this time; steps planned later run on a healthy site. */
export const healAt = 4_200;
