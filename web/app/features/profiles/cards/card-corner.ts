import { createContext, type ReactNode } from "react";

interface Carded {
  _id: string;
  name: string;
}

/** What stands on the corner of every card, beside its link. The routes decide: cards know no other noun. */
export const CardCorner = createContext<(profile: Carded) => ReactNode>(() => null);
