import { setTimeout as pause } from "node:timers/promises";
import type { Person, People } from "../people.ts";
import type { Step } from "../plan/plan.ts";
import type { Recorder } from "../record.ts";
import type { Site } from "../site.ts";
import { recordCall, type Answer } from "./http.ts";
import type { ChatSocket } from "./socket.ts";

/** One person during one schedule. */
export interface Session {
  site: Site;
  people: People;
  recorder: Recorder;
  self: Person;
  /** Empty for visitors and admins. */
  socket: ChatSocket | null;
  /** Monotonic time after which nothing is tried again. */
  deadline: number;
}

interface Attempt<Data> {
  step: Step;
  name: string;
  input: object;
  run: () => Promise<Answer<Data>>;
  toFact?: (data: Data) => unknown;
}

/** One attempt. */
export const attempt = <Data>({ recorder, self }: Session, { step, ...call }: Attempt<Data>) =>
  recordCall(recorder, { actor: self.name, step: step.id, ...call });

const retryDelay = 120;

/** Tries again after every unknown outcome, as a page does with its outbox, until the schedule ends. */
export async function insist<Data>(session: Session, call: Attempt<Data>): Promise<Answer<Data>> {
  for (;;) {
    const answer = await attempt(session, call);
    if (answer.outcome !== "unknown" || performance.now() > session.deadline) return answer;
    await pause(retryDelay);
  }
}
