import { defineModule } from "#platform/module.ts";
import { chatJobs } from "./jobs.ts";
import { chatRoutes } from "./routes.ts";
import { checkChat } from "./service/conversations.ts";
import { messageSubject } from "./service/message-subject.ts";
import { chatSocket } from "./socket.ts";
import { anonymizeUser } from "./store/messages.ts";

export const chat = defineModule({
  name: "chat",
  routes: [chatRoutes],
  socket: chatSocket,
  jobs: chatJobs,
  on: { "user.erased": (tx, { userId }) => anonymizeUser(tx.db, userId) },
  subjects: { message: messageSubject },
  checks: [checkChat],
});
