import { createContext, type ReactNode } from "react";

/** What stands on the corner of every card, beside its link. The routes decide: cards know no other noun. */
export const CardCorner = createContext<(profile: { _id: string; name: string }) => ReactNode>(() => null);
