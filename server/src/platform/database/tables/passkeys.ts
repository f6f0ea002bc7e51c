export interface PasskeysTable {
  id: string;
  userId: string;
  credentialId: Buffer;
  publicKey: Buffer;
  counter: number;
  transports: string[];
  name: string;
  rpId: string;
  isBackedUp: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export type ChallengePurpose = "sign-in" | "register" | "check" | "setup";

export interface PasskeyChallengesTable {
  hash: Buffer;
  purpose: ChallengePurpose;
  userId: string | null;
  sessionId: string | null;
  expiresAt: Date;
}
