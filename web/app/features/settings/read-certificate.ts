const begin = "-----BEGIN CERTIFICATE-----";

/** Reads a file with certificates as PEM. Trusted lists often publish them in binary form. */
export async function readCertificate(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = new TextDecoder().decode(bytes);
  if (text.includes(begin)) return text.trim();
  const base64 = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return [begin, ...(base64.match(/.{1,64}/g) ?? []), "-----END CERTIFICATE-----"].join("\n");
}
