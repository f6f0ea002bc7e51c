export { openConversation } from "./service/conversations.ts";
export { exportConversations } from "./service/export.ts";
export { markConversationRead } from "./service/mark-read.ts";
export { measureReplyTimes } from "./service/reply-times.ts";
export { sendMessage } from "./service/send-message.ts";
