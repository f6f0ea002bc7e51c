export { openConversation } from "./service/conversations.ts";
export { exportConversations } from "./service/export.ts";
export { readConversation } from "./service/read.ts";
export { sendMessage } from "./service/send-message.ts";
