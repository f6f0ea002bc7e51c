import { useQuery } from "@tanstack/react-query";
import type { QueueName } from "@vesper/contract/moderation/queues";
import { statsQuery } from "#web/features/insights/queries.ts";
import type { Section } from "./sections.ts";

interface SectionCount {
  count?: number;
  /** At least one item is urgent. */
  urgent?: boolean;
}

/** Returns a function that gives the number of pending items in a section; nothing while loading. */
export function useSectionCounts(): (section: Section) => SectionCount {
  const { data } = useQuery(statsQuery);
  const counts: Partial<Record<QueueName, number>> = {
    profile: data?.profiles?.open,
    media: data?.media?.open,
    listing: data?.products?.pending,
    review: data?.reviews?.pending,
    case: data?.cases?.open,
    verification: data?.verifications?.open,
    appeal: data?.appeals?.open,
    contact: data?.contact?.open,
  };
  return ({ queue }) => ({
    count: queue && counts[queue],
    urgent: queue === "case" && (data?.cases?.urgent ?? 0) > 0,
  });
}
