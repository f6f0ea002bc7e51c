import { createWorker } from "#platform/workers/worker.ts";
import type { WalletTasks } from "../worker/wallet-process.ts";

/**
 * Reads answers of wallets, which anybody can send. An answer takes milliseconds, but young objects alone grow to 130 MB
 * when many come in a row, and V8 collects without end once they exceed the limit of the heap.
 */
export const walletWorker = createWorker<WalletTasks>({
  entry: new URL("../worker/wallet-process.ts", import.meta.url),
  heap: 256,
  memory: 512,
  seconds: 5,
});
