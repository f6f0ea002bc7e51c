import { createContext } from "react";

/**
 * Returns whether the filters that arrived belong to an earlier change to the form, so that a field that renders them
 * would undo a later one.
 */
export const OutdatedContext = createContext<() => boolean>(() => false);
