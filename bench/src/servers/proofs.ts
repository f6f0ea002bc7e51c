import { walletWorker } from "../../../server/src/modules/age/wallet/wallet-worker.ts";
import { verifyPresentation } from "../../../server/src/modules/age/worker/verify.ts";
import { getProcessTreeSeconds } from "../lib/cpu.ts";
import presentation from "./presentation.json" with { type: "json" };

const [rounds, proofs] = [5, 100];
/** Within the days of the stored presentation, which an issuer of the tests signed. */
const check = { ...presentation, now: new Date("2026-11-18T12:00:00Z") };

const verifyHere = () => verifyPresentation(check);
const verifyInWorker = () => walletWorker.run("verify", check, "a wallet");

/** CPU milliseconds of this process and its worker for each proof. */
async function measureProofs(verify: typeof verifyHere, count: number): Promise<number> {
  const before = getProcessTreeSeconds(process.pid);
  for (let at = 0; at < count; at += 1) {
    const verdict = await verify();
    if ("refusal" in verdict) throw new Error(`the presentation was refused: ${verdict.refusal}`);
  }
  return ((getProcessTreeSeconds(process.pid) - before) / count) * 1000;
}

async function measureRounds(verify: typeof verifyHere): Promise<number[]> {
  await measureProofs(verify, proofs);
  const figures: number[] = [];
  for (let round = 0; round < rounds; round += 1) figures.push(await measureProofs(verify, proofs));
  return figures;
}

// A worker does not keep its parent alive; the channel to the suite does.
process.channel?.ref();
const began = performance.now();
const first = { cpu: await measureProofs(verifyInWorker, 1), milliseconds: performance.now() - began };
process.send?.({ first, worker: await measureRounds(verifyInWorker), here: await measureRounds(verifyHere) });
process.disconnect();
