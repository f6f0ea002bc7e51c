export { exportNotifications, exportPush } from "./export.ts";
export { notify, notifyByMail } from "./service/notifications.ts";
export { enqueuePush } from "./service/push.ts";
