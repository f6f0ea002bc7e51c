/** Number of active people per day. */
export interface ActiveDaysTable {
  day: string;
  people: number;
}

/** Statistics for a completed day. */
export interface SiteDaysTable {
  day: string;
  registrations: number;
  messages: number;
  reviews: number;
}

/** Exact figures. Numbers below five are masked when published. */
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
