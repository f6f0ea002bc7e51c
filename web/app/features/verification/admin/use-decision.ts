import { useQueryClient } from "@tanstack/react-query";
import { type AdminChangeOptions, useAdminChange } from "#web/api/use-admin-change.ts";
import { picturesKey, verificationsKey } from "./queries.ts";

/** Mutation for a decision. Afterward, the pictures are removed from this browser as well. */
export function useDecision<Input>(options: Omit<AdminChangeOptions<Input>, "key" | "onDone">) {
  const queries = useQueryClient();
  return useAdminChange({
    ...options,
    key: verificationsKey,
    onDone: () => queries.removeQueries({ queryKey: picturesKey }),
  });
}
