export { exportFollows } from "./export.ts";
export { followProfile } from "./service/follows.ts";
export { runFollowAlerts } from "./service/run-alerts.ts";
export { updateSettings as updateFollowSettings } from "./service/settings.ts";
