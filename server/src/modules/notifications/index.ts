export { exportNotifications, exportPush } from "./export.ts";
export { notify, notifyByMail } from "./service/notifications.ts";
export { pushNews } from "./service/push.ts";
