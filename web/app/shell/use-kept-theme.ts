import { useLayoutEffect } from "react";
import { restoreTheme } from "#web/ui/layout/theme.ts";

/** When a crash makes React draw the whole document anew, what the first script set is gone. */
export function useKeptTheme() {
  useLayoutEffect(restoreTheme, []);
}
