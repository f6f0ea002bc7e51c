import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { statsQuery } from "./queries.ts";

/** Every change by an admin may change a figure, and so may a refusal: somebody else was faster. */
export function useLiveFigures() {
  const queries = useQueryClient();

  useEffect(
    () =>
      queries.getMutationCache().subscribe((event) => {
        if (event.type !== "updated") return;
        if (event.action.type !== "success" && event.action.type !== "error") return;
        void queries.invalidateQueries({ queryKey: statsQuery.queryKey });
      }),
    [queries],
  );
}
