import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import type { QueueName } from "@vesper/contract/queues";
import { useEffect } from "react";
import { appealsKey } from "#web/features/moderation/appeals/queries.ts";
import { inboxKey } from "#web/features/contact/admin/queries.ts";
import { listingsKey } from "#web/features/listings/admin/queries.ts";
import { profilesKey } from "#web/features/profiles/admin/queries.ts";
import { reviewsKey } from "#web/features/reviews/admin/queries.ts";
import { verificationsKey } from "#web/features/verification/admin/queries.ts";
import { statsQuery } from "#web/features/insights/queries.ts";
import { reviewKey } from "#web/features/media/admin/queries.ts";
import { casesKey } from "#web/features/moderation/cases/queries.ts";
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
