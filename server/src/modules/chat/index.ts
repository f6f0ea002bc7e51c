import type { Events } from "#platform/events.ts";
import { forgetPerson } from "./store/messages.ts";

export { chatJobs } from "./jobs.ts";
export { chatRoutes } from "./routes.ts";
export { chatSocket } from "./socket.ts";
export { checkChat } from "./service/check.ts";
export { exportConversations } from "./service/export.ts";
export { messageSubject } from "./service/message-subject.ts";
export { openConversation } from "./service/conversations.ts";
export { readConversation } from "./service/read.ts";
export { sendMessage } from "./service/send-message.ts";

export function watchChat(events: Events): void {
  events.on("user.erased", (tx, { userId }) => forgetPerson(tx.db, userId));
}
