import type { Platform } from "../../context.ts";
import type { Replica } from "../../database/replica.ts";
import type { Nodes } from "../../nodes/nodes.ts";
import type { PageCache } from "./page-cache.ts";

interface PageCacheParts {
  cache: PageCache;
  replica: Replica;
  nodes: Nodes;
}

/** Purges the page caches of all nodes after public data changes on one of them. */
export function createClusterPageCache({ cache, replica, nodes }: PageCacheParts): Platform["pages"] {
  const purgeLocal = () => {
    replica.markStale();
    cache.purge();
  };
  nodes.on("pages.stale", purgeLocal);
  nodes.whileIsolated(purgeLocal);
  return {
    get generation() {
      return cache.generation;
    },
    purgeLocal,
    purge() {
      purgeLocal();
      nodes.broadcast("pages.stale", {});
    },
  };
}
