import type { HouseRules } from "@vesper/contract/profiles/house-rules";

export const presentHouseRules = (rules: string[]): HouseRules => ({ rules });
