import { job } from "#platform/jobs/jobs.ts";
import { forgetSilent } from "./service/conversations.ts";
import { mailUnread } from "./service/unread.ts";

export const chatJobs = [
  job({ name: "chat.mail-unread", cron: "* * * * *", run: mailUnread }),
  job({ name: "chat.forget", cron: "35 4 * * *", run: forgetSilent }),
];
