import { createContext, type ReactNode } from "react";
import type { FoundCard } from "./card-facts.ts";

/** Renders the rate that matched a filter. Provided by pages with filters, so that others do not load it. */
export const CardMatch = createContext<(profile: FoundCard) => ReactNode>(() => null);
