import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import type { QueueName } from "@vesper/contract/queues";
import { useEffect } from "react";
import { appealsKey } from "#web/features/admin-appeals/queries.ts";
import { inboxKey } from "#web/features/admin-contact/queries.ts";
import { listingsKey } from "#web/features/admin-listings/queries.ts";
import { profilesKey } from "#web/features/admin-profiles/queries.ts";
import { reviewsKey } from "#web/features/admin-reviews/queries.ts";
import { verificationsKey } from "#web/features/admin-verifications/queries.ts";
import { statsQuery } from "#web/features/insights/queries.ts";
import { reviewKey } from "#web/features/media/review/queries.ts";
import { casesKey } from "#web/features/moderation/queries.ts";
import { listen } from "#web/realtime/connection.ts";

const keys: Record<QueueName, QueryKey> = {
  profile: profilesKey,
  media: reviewKey,
  review: reviewsKey,
  listing: listingsKey,
  contact: inboxKey,
  case: casesKey,
  appeal: appealsKey,
  verification: verificationsKey,
};

/** The server tells when something waits, is decided or is taken in hand; what is open is loaded again. */
export function useLiveQueues() {
  const queries = useQueryClient();
  useEffect(
    () =>
      listen("queues_changed", ({ queues }) => {
        const lists = queues.map((queue) => keys[queue]);
        for (const queryKey of [statsQuery.queryKey, ["admin", "desk"], ...lists]) {
          void queries.invalidateQueries({ queryKey });
        }
      }),
    [queries],
  );
}
