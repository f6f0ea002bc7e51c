import { expect, it } from "vitest";
import { createSecrets, seal, unseal } from "./secrets.ts";

const secrets = createSecrets("a root secret for tests, long enough");
const key = secrets.deriveKey("test");
const plain = Buffer.from("twenty bytes or more");

it("opens a value sealed for the same owner", () => {
  expect(unseal(key, "ada", seal(key, "ada", plain))).toEqual(plain);
});

it("never produces the same ciphertext twice", () => {
  expect(seal(key, "ada", plain)).not.toEqual(seal(key, "ada", plain));
});

it("does not open for another owner or key, or after tampering", () => {
  const sealed = seal(key, "ada", plain);
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;

  expect(() => unseal(key, "eve", sealed)).toThrow();
  expect(() => unseal(secrets.deriveKey("other"), "ada", sealed)).toThrow();
  expect(() => unseal(key, "ada", changed)).toThrow();
});

it("never uses a nonce twice, across more values than are drawn at once", () => {
  const nonces = Array.from({ length: 2_500 }, () => seal(key, "ada", plain).subarray(0, 12).toString("hex"));

  expect(new Set(nonces).size).toBe(nonces.length);
});
