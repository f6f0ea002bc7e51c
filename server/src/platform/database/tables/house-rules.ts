export interface HouseRulesTable {
  profileId: string;
  rules: string[];
  updatedAt: Date;
}
