import type { Platform } from "../../context.ts";
import type { Replica } from "../../database/replica.ts";
import type { Nodes } from "../../nodes/nodes.ts";
import type { PageCache } from "./page-cache.ts";

interface PageCacheParts {
  cache: PageCache;
  replica: Replica;
  nodes: Nodes;
}

/** What is public changed on one node, and the pages of all of them go. */
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
    purge() {
      purgeLocal();
      nodes.broadcast("pages.stale", {});
    },
  };
}
