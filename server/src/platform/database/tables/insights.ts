/** How many people were here on a day. */
export interface ActiveDaysTable {
  day: string;
  people: number;
}

/** What happened on a day that is over. */
export interface SiteDaysTable {
  day: string;
  registrations: number;
  messages: number;
  reviews: number;
}

/** The exact numbers; the public reads them veiled. */
export interface QuarterFigures {
  reports: Record<string, number>;
  decisions: Record<string, number>;
  dismissed: number;
  decided: number;
  hoursToDecision: number | null;
  appeals: number;
  upheld: number;
  reversed: number;
  hoursToAppeal: number | null;
}

export interface TransparencyTable {
  quarter: string;
  figures: QuarterFigures;
  countedAt: Date;
}
