import { defineScheduledJob } from "#platform/jobs/jobs.ts";
import { purgeInactiveConversations } from "./service/conversations.ts";
import { measureReplyTimes } from "./service/reply-times.ts";
import { sendUnreadDigests } from "./service/unread.ts";

export const chatJobs = [
  defineScheduledJob({ name: "chat.mail-unread", cron: "* * * * *", run: sendUnreadDigests }),
  defineScheduledJob({ name: "chat.purge-inactive", cron: "35 4 * * *", run: purgeInactiveConversations }),
  defineScheduledJob({ name: "chat.measure-reply-times", cron: "50 4 * * *", run: measureReplyTimes }),
];
