import { createContext, type ReactNode } from "react";

/**
 * Renders the content in the corner of every card, next to its link. Provided by the routes, because cards must not
 * import other features.
 */
export const CardCorner = createContext<(profile: { _id: string; name: string }) => ReactNode>(() => null);
