import { createContext, type ReactNode } from "react";

/**
 * Content of the corner of every card, beside its link. Provided by the routes, because cards know no other feature.
 */
export const CardCorner = createContext<(profile: { _id: string; name: string }) => ReactNode>(() => null);
