import { timingSafeEqual } from "node:crypto";
import { parse, stringify } from "uuid";
import { hashWithKey, type Secrets } from "#platform/security/secrets.ts";

export interface RefreshClaims {
  sessionId: string;
  generation: number;
  proof: Buffer;
}

interface SessionSeed {
  id: string;
  seed: Buffer;
  generation: number;
}

const idBytes = 16;
const generationBytes = 4;
const proofBytes = 32;

/**
 * A refresh token consists of the session id, a generation and a MAC derived from the server's key and the row's seed.
 * Tokens are therefore never stored, and a second tab that refreshes concurrently can get the same successor.
 */
export function createRefreshToken(secrets: Secrets, session: SessionSeed): string {
  const generation = Buffer.alloc(generationBytes);
  generation.writeUInt32BE(session.generation);
  return Buffer.concat([parse(session.id), generation, computeProof(secrets, session)]).toString("base64url");
}

export function parseRefreshToken(token: string): RefreshClaims | null {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== idBytes + generationBytes + proofBytes) return null;
  try {
    return {
      sessionId: stringify(bytes.subarray(0, idBytes)),
      generation: bytes.readUInt32BE(idBytes),
      proof: bytes.subarray(idBytes + generationBytes),
    };
  } catch {
    return null;
  }
}

/** Whether this token was issued for this session, in any generation. */
export const isGenuine = (secrets: Secrets, session: SessionSeed, { generation, proof }: RefreshClaims) =>
  timingSafeEqual(proof, computeProof(secrets, { ...session, generation }));

const computeProof = (secrets: Secrets, { id, seed, generation }: SessionSeed) =>
  hashWithKey(secrets.deriveKey("refresh-token"), id, seed, String(generation));
