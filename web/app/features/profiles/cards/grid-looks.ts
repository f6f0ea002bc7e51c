/** How many cards stand side by side, and how wide that makes each picture. */
export const gridLooks = {
  page: {
    columns: "grid grid-cols-2 gap-2.5 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4 xl:grid-cols-5",
    sizes: "(min-width: 1280px) 232px, (min-width: 1024px) 23vw, (min-width: 640px) 31vw, 47vw",
  },
  /** Beside a column of filters. */
  beside: {
    columns: "grid grid-cols-2 gap-2.5 sm:grid-cols-3 sm:gap-4 xl:grid-cols-4",
    sizes: "(min-width: 1280px) 220px, (min-width: 1024px) 22vw, (min-width: 640px) 31vw, 47vw",
  },
} as const;

export type GridWidth = keyof typeof gridLooks;
