export { readSettings, storeSettings } from "./service/settings.ts";
