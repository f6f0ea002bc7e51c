import type { Platform } from "../../context.ts";
import type { Replica } from "../../database/replica.ts";
import type { Nodes } from "../../nodes/nodes.ts";
import type { PageCache } from "./page-cache.ts";

interface Keepers {
  cache: PageCache;
  replica: Replica;
  nodes: Nodes;
}

/** What is public changed on one node, and the pages of all of them go. */
export function purgedEverywhere({ cache, replica, nodes }: Keepers): Platform["pages"] {
  const forget = () => {
    replica.doubt();
    cache.purge();
  };
  nodes.on("pages.stale", forget);
  nodes.whileDeaf(forget);
  return {
    get generation() {
      return cache.generation;
    },
    purge() {
      forget();
      nodes.tell("pages.stale", {});
    },
  };
}
