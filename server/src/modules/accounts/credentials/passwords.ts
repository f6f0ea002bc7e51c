import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";
import { Problem } from "#platform/problem.ts";

// Cost of argon2id, the library's default algorithm.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Each hash occupies a core and 19 MiB for tens of milliseconds; without a limit, a flood of sign-ins would exhaust
// the machine.
const hashLimit = pLimit(2);
const maxWaiting = 100;

async function runLimited<Result>(work: () => Promise<Result>): Promise<Result> {
  if (hashLimit.pendingCount >= maxWaiting) {
    throw new Problem("service_unavailable", undefined, { retryAfter: 5 });
  }
  return hashLimit(work);
}

export const hashPassword = (password: string): Promise<string> => runLimited(() => hash(password, cost));

/**
 * Hash of a random password at the same cost, so that signing in with an unknown address takes as long as with a
 * wrong password.
 */
const decoyHash =
  "$argon2id$v=19$m=19456,t=2,p=1$GZEBW/4Mm2wOihi07ZUHcw$A0rF/iGKrOorgpLJsRF2/46H9u8sgD7EZgovY07eCt8";

export const isPassword = (password: string, passwordHash: string | null | undefined): Promise<boolean> =>
  runLimited(async () => (await verify(passwordHash ?? decoyHash, password)) && Boolean(passwordHash));
