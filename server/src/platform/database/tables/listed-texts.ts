/** Written by triggers only. */
export interface ListedTextsTable {
  profileId: string;
  texts: string;
}
