import { defineJob } from "#platform/jobs/jobs.ts";

// About nine hours of retries: a mail server may be down for hours, and the sender is waiting for a reply.
const retries = 14;

export const arrivalMailJob = defineJob<{ messageId: string }>("contact.arrival-mail", { retries });
export const answerMailJob = defineJob<{ replyId: string }>("contact.answer-mail", { retries });
