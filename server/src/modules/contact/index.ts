export { exportContact } from "./export.ts";
export { getContactQueue } from "./figures.ts";
export { closeMessage, listMessages, replyTo } from "./service/inbox.ts";
export { receiveMessage } from "./service/receive.ts";
