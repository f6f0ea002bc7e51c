import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ownProfileQuery } from "./queries.ts";

/** Asks the server again when something that ends by itself has ended. */
export function useEnd(end: string | null) {
  const queries = useQueryClient();
  useEffect(() => {
    if (!end) return;
    const left = Math.max(0, new Date(end).getTime() - Date.now()) + 1000;
    const timer = setTimeout(() => void queries.invalidateQueries(ownProfileQuery), left);
    return () => clearTimeout(timer);
  }, [end, queries]);
}
