import type { Cbor } from "../cbor.ts";
import { openRequest, present } from "../scene.ts";
import type { Mutation } from "./mutation.ts";

const changeAnswer =
  (change: (presentation: string) => string): Mutation =>
  (scene, random) =>
    present(scene, random, {}, { changeAnswer: change });

/** The last character of a presentation may have bits that no byte needs. A key id makes its length fit. */
const setSpareBits: Mutation = (scene, random) => {
  const [request, wallet] = [openRequest(scene, random), scene.issuer.createWallet()];
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
  const changeAnswer = (one: string) => {
    const last = letters.indexOf(one.slice(-1));
    return JSON.stringify({ proof_of_age: [one.slice(0, -1) + letters.charAt(last + 1)] });
  };
  const sizes = [16, 17, 18].map((size) => ({ signature: { unprotected: toKeyId(size) } }));
  const changes = sizes.find((size) => {
    const { vp_token } = wallet.present(request.link, { ...size, changeAnswer: (one) => one });
    return vp_token.length % 4 > 0;
  });
  return request.check(wallet.present(request.link, { ...changes, changeAnswer }).vp_token);
};
const toKeyId = (size: number): [Cbor, Cbor][] => [[4, Buffer.alloc(size)]];

export const answers: Record<string, Mutation> = {
  "two queries": changeAnswer((one) => JSON.stringify({ proof_of_age: [one], other: [one] })),
  "another query": changeAnswer((one) => JSON.stringify({ proof_of_ages: [one] })),
  "two presentations": changeAnswer((one) => JSON.stringify({ proof_of_age: [one, one] })),
  "no presentation": changeAnswer(() => JSON.stringify({ proof_of_age: [] })),
  "a repeated query": changeAnswer((one) => `{"proof_of_age":["${one}"],"proof_of_age":["${one}"]}`),
  "a presentation outside a list": changeAnswer((one) => JSON.stringify({ proof_of_age: one })),
  "a bare presentation": changeAnswer((one) => one),
  "spare bits of base64": setSpareBits,
  "padded base64": changeAnswer((one) => JSON.stringify({ proof_of_age: [`${one}=`] })),
  "an oversized answer": changeAnswer(
    (one) => JSON.stringify({ proof_of_age: [one] }) + " ".repeat(16 * 1024),
  ),
};
