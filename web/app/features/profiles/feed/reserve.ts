/**
 * Gives new cards the first reserved places, so the list keeps its length as long as there are places. Places are
 * shown as placeholders below the loaded cards: as many as profiles follow, up to two pages, so that even a fast
 * scroll that outruns loading ends on placeholders.
 */
export const fillPlaces = (places: number, added: number): number => Math.max(0, places - added);
