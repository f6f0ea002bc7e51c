import { expect, it } from "vitest";
import { readCertificate } from "./read-certificate.ts";

const pem = "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----";

it("keeps certificates that are text, and turns binary ones into text", async () => {
  expect(await readCertificate(new Blob([`Utopia\n${pem}\n`]))).toBe(`Utopia\n${pem}`);
  expect(await readCertificate(new Blob([Buffer.from("MIIB", "base64")]))).toBe(pem);
});
