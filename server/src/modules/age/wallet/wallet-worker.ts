import { createWorker } from "#platform/workers/worker.ts";
import type { WalletTasks } from "../worker/wallet-process.ts";

/** Reads answers of wallets, which anybody can send. A valid one takes milliseconds and a few megabytes. */
export const walletWorker = createWorker<WalletTasks>({
  entry: new URL("../worker/wallet-process.ts", import.meta.url),
  heap: 64,
  memory: 256,
  seconds: 5,
});
