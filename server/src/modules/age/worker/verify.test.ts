import { expect, it } from "vitest";
import { createIssuer, type AttestationOptions } from "#test/age/issuer.ts";
import { buildWalletRequest } from "../wallet/request.ts";
import { walletWorker } from "../wallet/wallet-worker.ts";
import { verifyPresentation } from "./verify.ts";

const now = new Date("2026-11-18T12:00:00Z");
const issuer = await createIssuer({ now });
const nonce = "a-nonce";
const request = buildWalletRequest({ publicUrl: "https://vesper.test", id: "a-check", nonce });

const check = (options?: AttestationOptions) => ({
  ...request,
  vpToken: issuer.createWallet(options).present(request.link).vp_token,
  nonce,
  issuers: issuer.pem,
  now,
});

it("accepts a proof of age", async () => {
  expect(await verifyPresentation(check())).toEqual({ isAdult: true });
});

it("refuses a valid proof that says false", async () => {
  expect(await verifyPresentation(check({ isAdult: false }))).toEqual({ refusal: "value" });
});

it("runs in a process of its own", async () => {
  expect(await walletWorker.run("verify", check(), "anna")).toEqual({ isAdult: true });
});
