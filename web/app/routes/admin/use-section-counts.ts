import { useQuery } from "@tanstack/react-query";
import type { QueueName } from "@vesper/contract/moderation/queues";
import type { Stats } from "@vesper/contract/profiles/insights";
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
  const counts = data && getCounts(data);
  return ({ queue }) => ({
    count: queue && counts?.[queue],
    urgent: queue === "case" && (data?.cases?.urgent ?? 0) > 0,
  });
}

const getCounts = (stats: Stats): Partial<Record<QueueName, number>> => ({
  profile: stats.profiles?.open,
  media: stats.media?.open,
  listing: stats.products?.pending,
  review: stats.reviews?.pending,
  case: stats.cases?.open,
  verification: stats.verifications?.open,
  appeal: stats.appeals?.open,
  contact: stats.contact?.open,
});
