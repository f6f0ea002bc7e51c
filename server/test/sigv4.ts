import { createHash, createHmac } from "node:crypto";

export interface SigningInput {
  method: string;
  url: URL;
  headers: Record<string, string>;
  signedHeaders: string[];
  /** Hash of the body in hex, or its placeholder. */
  bodyHash: string;
  /** Format: 20130524T000000Z. */
  time: string;
  region: string;
  secretAccessKey: string;
}

export const sha256 = (text: string | Uint8Array) => createHash("sha256").update(text).digest("hex");
const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * Computes an AWS Signature Version 4, implemented from the specification alone, to verify the signatures of the
 * library.
 */
export function getSignature(given: SigningInput): string {
  const { method, url, headers, signedHeaders, bodyHash, time, region, secretAccessKey } = given;
  const path = decodeURIComponent(url.pathname).split("/").map(encode).join("/");
  const query = [...url.searchParams]
    .filter(([name]) => name !== "X-Amz-Signature")
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .toSorted()
    .join("&");
  const lines = signedHeaders.map((name) => `${name}:${headers[name]?.trim() ?? ""}\n`).join("");
  const request = [method, path, query, lines, signedHeaders.join(";"), bodyHash].join("\n");
  const [day = ""] = time.split("T");
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = ["AWS4-HMAC-SHA256", time, scope, sha256(request)].join("\n");
  const key = [region, "s3", "aws4_request"].reduce<Buffer>(hmac, hmac(`AWS4${secretAccessKey}`, day));
  return hmac(key, text).toString("hex");
}
