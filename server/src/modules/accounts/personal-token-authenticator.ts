import { isStaff } from "@vesper/contract/accounts/role-checks";
import { limits } from "@vesper/contract/core/limits";
import { createContext, type Platform, type Viewer } from "#platform/context.ts";
import { Problem } from "#platform/problem.ts";
import { hashPersonalToken, isWellFormed } from "./credentials/personal-token.ts";
import { mayEnter } from "./policy.ts";
import { selectTokenStatus, touchToken } from "./store/personal-tokens.ts";

type TokenStatus = NonNullable<Awaited<ReturnType<typeof selectTokenStatus>>>;

/**
 * Resolves a personal access token to its owner, with the roles the owner has now. Not cached: programs call rarely
 * enough, and so a revoked token or a lost role takes effect at the next request on every node.
 */
export async function authenticatePersonalToken(
  platform: Platform,
  token: string,
): Promise<Viewer | Problem> {
  const { db, clock } = platform;
  const found = isWellFormed(token) ? await selectTokenStatus(db, hashPersonalToken(token)) : undefined;
  if (!found) return new Problem("unauthorized", "This personal access token is not valid.");
  const problem = findProblem(found, clock.now());
  if (problem) {
    if (found.revokedAt) {
      platform.security.record("authn_token_reuse", createContext(platform), { subject: found.userId });
    }
    return problem;
  }
  await touchIfDue(platform, found);
  const { id, userId, roles, scopes } = found;
  return { userId, sessionId: id, roles, token: { id, scopes } };
}

function findProblem(token: TokenStatus, now: Date): Problem | null {
  if (token.revokedAt) return new Problem("unauthorized", "This personal access token was revoked.");
  if (token.expiresAt <= now) return new Problem("token_expired", "This personal access token has expired.");
  if (token.closedAt)
    return new Problem("unauthorized", "The account of this personal access token is closed.");
  const verdict = mayEnter(token);
  if (!verdict.allowed) return new Problem(verdict.code, verdict.message);
  return isStaff(token.roles) ? null : new Problem("forbidden", "Personal access tokens are for staff only.");
}

async function touchIfDue({ db, clock }: Platform, { id, lastUsedAt }: TokenStatus): Promise<void> {
  const now = clock.now();
  const isDue = !lastUsedAt || now.getTime() - lastUsedAt.getTime() >= limits.personalTokens.touched;
  if (isDue) await touchToken(db, id, now);
}
