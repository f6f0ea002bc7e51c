import type { KeyObject } from "node:crypto";
import { LRUCache } from "lru-cache";
import { hour } from "../clock.ts";
import type { WrappedKey } from "./wrapped-key.ts";

/** A key takes a kilobyte, and opening it again 12 µs. */
const mostKeys = 2_000;
/** A destroyed key leaves the memory of a node after this time. */
const keyLifetime = hour / 6;

/** Keeps opened keys by owner. Expired ones are removed by a timer, not only when they are asked for again. */
export const createKeyCache = () =>
  new LRUCache<string, WrappedKey & { key: KeyObject }>({
    max: mostKeys,
    ttl: keyLifetime,
    ttlAutopurge: true,
  });
