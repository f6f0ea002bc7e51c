import type { RateDuration } from "@vesper/contract/profiles/profile-rates";
import type { Selectable } from "kysely";
import type { ProfilesTable } from "./profiles.ts";

/** The facet values of each profile, which searches count. Triggers maintain the rows. */
export interface ProfileFacetsTable extends Pick<
  Selectable<ProfilesTable>,
  "gender" | "categoryId" | "usdOutcall" | "usdIncall" | "languages" | "welcomes" | "access"
> {
  profileId: string;
  tagIds: string[];
  serviceIds: string[];
  /** Every duration with a rate, and its rates in dollars side by side; null where none is given. */
  rateDurations: RateDuration[];
  outcallRates: (number | null)[];
  incallRates: (number | null)[];
}
