import { useSyncExternalStore } from "react";
import { chosenTheme, subscribeToTheme, type ThemeChoice } from "./theme.ts";

export const useTheme = (): ThemeChoice =>
  useSyncExternalStore(subscribeToTheme, chosenTheme, () => "system");
