/** CPU milliseconds for one piece of work. */
export interface Cost {
  node: number;
  database: number;
}

export const pageWork = ["cached", "rendered", "feed", "search"] as const;
export type PageWork = (typeof pageWork)[number];

/**
 * The model of docs/scaling.md: a person who is online views a page every 30 seconds. Half of these pages come from the
 * page cache; each is followed by two small calls, every fifth by a search.
 */
export const pageView: Record<PageWork, number> = { cached: 0.5, rendered: 0.5, feed: 2, search: 0.2 };
const secondsPerView = 30;
const busyShare = 0.6;

export const requestsPerView = pageWork.reduce((sum, kind) => sum + pageView[kind], 0);

/** Adds up what one page view costs, with the calls that follow it. */
export function getViewCost(getCost: (kind: PageWork) => Cost): Cost {
  const sumUp = (side: keyof Cost) =>
    pageWork.reduce((sum, kind) => sum + pageView[kind] * getCost(kind)[side], 0);
  return { node: sumUp("node"), database: sumUp("database") };
}

/** Requests per second that nodes with these cores in all can answer, if they do nothing else. */
export const predictRequests = (view: Cost, cores: number): number =>
  (cores / (view.node / 1000)) * requestsPerView;

export interface CapacityPlan {
  people: number;
  viewsPerSecond: number;
  /** A node is one process with one busy thread, so it counts as one core. */
  nodes: number;
  databaseCores: number;
}

/** Plans cores for this many people online, with room for peaks. */
export function planCapacity(people: number, view: Cost): CapacityPlan {
  const viewsPerSecond = people / secondsPerView;
  const toCores = (milliseconds: number) => (viewsPerSecond * milliseconds) / 1000 / busyShare;
  return {
    people,
    viewsPerSecond,
    nodes: Math.ceil(toCores(view.node)),
    databaseCores: Math.ceil(toCores(view.database)),
  };
}

/** Repeats page views in the proportions of the model, as a list of the requests they make. */
export const listViewRequests = (views: number): PageWork[] =>
  Array.from({ length: views }, (_, view): PageWork[] => [
    view % 2 === 0 ? "cached" : "rendered",
    "feed",
    "feed",
    ...(view % 5 === 0 ? (["search"] as const) : []),
  ]).flat();
