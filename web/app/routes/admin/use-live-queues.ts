import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import type { QueueName } from "@vesper/contract/moderation/queues";
import { useEffect } from "react";
import { inboxKey } from "#web/features/contact/admin/queries.ts";
import { statsQuery } from "#web/features/insights/queries.ts";
import { listingsKey } from "#web/features/listings/admin/queries.ts";
import { reviewKey } from "#web/features/media/admin/queries.ts";
import { appealsKey } from "#web/features/moderation/appeals/queries.ts";
import { casesKey } from "#web/features/moderation/cases/queries.ts";
import { profilesKey } from "#web/features/profiles/admin/queries.ts";
import { reviewsKey } from "#web/features/reviews/admin/queries.ts";
import { verificationsKey } from "#web/features/verification/admin/queries.ts";
import { subscribe } from "#web/realtime/connection.ts";

const queueKeys: Record<QueueName, QueryKey> = {
  profile: profilesKey,
  media: reviewKey,
  review: reviewsKey,
  listing: listingsKey,
  contact: inboxKey,
  case: casesKey,
  appeal: appealsKey,
  verification: verificationsKey,
};

/** Invalidates open queries when the server reports a new, decided or claimed item. */
export function useLiveQueues() {
  const queries = useQueryClient();
  useEffect(
    () =>
      subscribe("queues_changed", ({ queues }) => {
        const lists = queues.map((queue) => queueKeys[queue]);
        for (const queryKey of [statsQuery.queryKey, ["admin", "leases"], ...lists]) {
          void queries.invalidateQueries({ queryKey });
        }
      }),
    [queries],
  );
}
