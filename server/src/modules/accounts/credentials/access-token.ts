import { limits } from "@vesper/contract/core/limits";
import { errors as joseErrors, jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import { validate as isUuid } from "uuid";
import { addMilliseconds, type Clock } from "#platform/clock.ts";
import type { Secrets } from "#platform/security/secrets.ts";

export interface AccessClaims {
  userId: string;
  sessionId: string;
  /** Generation of the session's tokens. Absent in tokens of the release before, which end within 15 minutes. */
  generation?: number | undefined;
}

const type = "at+jwt";
const issuer = "vesper";
const audience = "vesper-api";
const algorithm = "HS256";
const purpose = "access-token";

export function signAccessToken(
  secrets: Secrets,
  clock: Clock,
  { userId, sessionId, generation }: AccessClaims,
): Promise<string> {
  const now = clock.now();
  return new SignJWT({ sid: sessionId, gen: generation })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setSubject(userId)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt(now)
    .setExpirationTime(addMilliseconds(now, limits.session.access))
    .sign(secrets.deriveKey(purpose));
}

export type CheckedToken = AccessClaims | "expired" | "invalid";

/**
 * Verifies access tokens. Valid ones are cached because a token cannot change during its lifetime; a cache hit returns
 * synchronously.
 */
export function createAccessTokenVerifier(
  secrets: Secrets,
  clock: Clock,
): (token: string) => CheckedToken | Promise<CheckedToken> {
  const good = new LRUCache<string, { claims: AccessClaims; expires: number }>({ max: 20_000 });

  async function checkToken(token: string): Promise<CheckedToken> {
    try {
      const { payload } = await jwtVerify<{ sid: string; sub: string; exp: number; gen?: number }>(
        token,
        secrets.deriveKey(purpose),
        {
          algorithms: [algorithm],
          typ: type,
          issuer,
          audience,
          requiredClaims: ["exp", "sub", "sid"],
          currentDate: clock.now(),
        },
      );
      const claims = { userId: payload.sub, sessionId: payload.sid, generation: payload.gen };
      if (!isUuid(claims.userId) || !isUuid(claims.sessionId)) return "invalid";
      good.set(token, { claims, expires: payload.exp * 1000 });
      return claims;
    } catch (error) {
      return error instanceof joseErrors.JWTExpired ? "expired" : "invalid";
    }
  }

  return (token) => {
    const known = good.get(token);
    if (!known) return checkToken(token);
    return known.expires > clock.now().getTime() ? known.claims : "expired";
  };
}
