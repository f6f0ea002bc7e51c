import { createHash, randomBytes } from "node:crypto";

/** Token of 256 random bits; only its hash is stored. */
export const createMailedToken = () => randomBytes(32).toString("base64url");

export const hashMailedToken = (token: string) => createHash("sha256").update(token).digest();
