import { hour } from "../clock.ts";
import type { FetchRules } from "./fetch-public.ts";

const [second, minute] = [1_000, 60_000];

/** Limits, pauses and lease of webhook deliveries. */
export interface DeliveryRules {
  fetch: Partial<FetchRules>;
  /** Pause before each further attempt, in milliseconds. After the last one the delivery has failed. */
  backoff: readonly number[];
  /** Time in milliseconds after which another process takes over from one that has stopped; longer than a request. */
  lease: number;
}

export const defaultDeliveryRules: DeliveryRules = {
  fetch: { seconds: 10, protocols: ["https:"], ports: ["443", "8443"] },
  backoff: [5 * second, 30 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour],
  lease: 30 * second,
};
