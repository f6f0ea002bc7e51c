import type { AgeLevel } from "@vesper/contract/core/age-levels";

/** Where a caller is, and whether they may see people there. */
export interface Admission {
  /** ISO 3166 code from the operator's proxy, or `unknownCountry`; null without such a proxy. */
  readonly country: string | null;
  /** The age check for visitors from that country. */
  readonly ageLevel: AgeLevel;
  /** The caller has yet to prove their age. Until then, the site shows them nobody. */
  readonly isGated: boolean;
}
