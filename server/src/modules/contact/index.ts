export { exportContact } from "./export.ts";
export { getContactQueue } from "./figures.ts";
export { closeMessage, listMessages, sendReply } from "./service/inbox.ts";
export { receiveMessage } from "./service/receive.ts";
