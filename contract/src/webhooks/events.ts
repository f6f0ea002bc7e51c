import { z } from "zod";

/**
 * Events that webhooks can receive, each with one sentence and the ids in its `data`. Ids only: a receiver that needs
 * more asks the API, which checks what it may read.
 */
export const webhookEvents = {
  "account.registered": { about: "A person registered, or staff created an account.", data: ["userId"] },
  "account.closed": { about: "An account was closed, by its owner or by staff.", data: ["userId"] },
  "profile.submitted": { about: "A profile waits for review.", data: ["profileId"] },
  "profile.published": { about: "Visitors can see a profile.", data: ["profileId"] },
  "profile.hidden": { about: "Visitors can no longer see a profile.", data: ["profileId"] },
  "media.submitted": { about: "A photo or video was submitted for review.", data: ["mediaId"] },
  "listing.submitted": { about: "A listing was submitted for review.", data: ["listingId"] },
  "review.written": {
    about: "A member wrote a review; it waits for approval.",
    data: ["reviewId", "profileId"],
  },
  "report.filed": { about: "Someone reported a profile, a person or content.", data: ["reportId", "caseId"] },
  "case.opened": { about: "A moderation case was opened.", data: ["caseId"] },
  "case.decided": { about: "A moderation case was decided.", data: ["caseId"] },
  "appeal.filed": { about: "A person appealed against a decision.", data: ["appealId"] },
  "verification.requested": { about: "A verification waits for review.", data: ["verificationId"] },
  "verification.decided": { about: "A verification was approved or declined.", data: ["verificationId"] },
  "contact.received": { about: "A message to the team arrived.", data: ["messageId"] },
} as const satisfies Record<string, { about: string; data: readonly string[] }>;

export const EventType = z.enum(Object.keys(webhookEvents) as [EventType, ...EventType[]]);
export type EventType = keyof typeof webhookEvents;

/** Type of the event that the test button sends; every webhook receives it. */
export const testEvent = "webhook.test";

/** Ids that an event of this type carries. */
export type EventIds<Type extends EventType> = Record<(typeof webhookEvents)[Type]["data"][number], string>;
