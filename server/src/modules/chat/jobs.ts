import { job } from "#platform/jobs/jobs.ts";
import { mailUnread } from "./service/mail-unread.ts";

export const chatJobs = [job({ name: "chat.mail-unread", cron: "* * * * *", run: mailUnread })];
