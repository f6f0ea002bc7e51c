import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { ownMediaKey } from "#web/features/media/queries.ts";
import { ownProfileKey } from "#web/features/profiles/own/queries.ts";
import { verificationQuery } from "#web/features/verification/own/queries.ts";
import { listen } from "#web/realtime/connection.ts";

const decided = [ownProfileKey, ownMediaKey, verificationQuery.queryKey, ["attention"], ["notices"]];

/** Staff decide while somebody looks: news about the account mean that these may have changed. */
export function useLiveStanding() {
  const queries = useQueryClient();
  useEffect(
    () =>
      listen("notifications_changed", ({ newest }) => {
        if (newest?.kind !== "account" && newest?.kind !== "decision") return;
        for (const queryKey of decided) void queries.invalidateQueries({ queryKey });
      }),
    [queries],
  );
}
