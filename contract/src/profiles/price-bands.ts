/** Lower bounds of the price bands in US dollars per hour; the last band is open. Close together where most rates are. */
export const priceEdges = [0, 100, 150, 200, 250, 300, 350, 400, 500, 700, 1000] as const;
