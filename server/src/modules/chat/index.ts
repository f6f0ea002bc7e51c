export { openConversation } from "./service/conversations.ts";
export { exportConversations } from "./service/export.ts";
export { markConversationRead } from "./service/read.ts";
export { sendMessage } from "./service/send-message.ts";
