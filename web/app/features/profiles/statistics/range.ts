import { StatsDays } from "@vesper/contract/profiles";

export const usualRange: StatsDays = "30";

/** The days that an address asks for; anything else means the usual ones. */
export const rangeOf = (params: URLSearchParams): StatsDays =>
  StatsDays.safeParse(params.get("days")).data ?? usualRange;
