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
