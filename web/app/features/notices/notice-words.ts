import type { Notice, RestrictingAction, SubjectKind } from "@vesper/contract/moderation";

type Told = Pick<Notice, "action" | "subjectType" | "liftedAt">;

const things: Record<SubjectKind, string> = {
  profile: "Your profile",
  media: "A picture of yours",
  review: "A review of yours",
  message: "A message of yours",
  user: "Your account",
};

/** Somebody is hidden by hiding what they show; the account itself goes on. */
const shownThing = (type: SubjectKind) => (type === "user" ? "Everything you have published" : things[type]);

/** Those of a profile concern the profile; of anything else, the person behind it. */
const suspendedThing = (type: SubjectKind) => (type === "profile" ? things.profile : things.user);

const sentences: Record<RestrictingAction, (told: Told) => string> = {
  hold: ({ subjectType, liftedAt }) =>
    `${shownThing(subjectType)} ${liftedAt ? "was hidden while a report was" : "is hidden while a report is"} checked`,
  hide: ({ subjectType }) => `${shownThing(subjectType)} has been hidden`,
  suspend: ({ subjectType }) => `${suspendedThing(subjectType)} has been suspended`,
  ban: () => `${things.user} has been banned`,
  remove: ({ subjectType }) => `${things[subjectType]} has been removed`,
  reject: ({ subjectType }) => `${things[subjectType]} has been rejected`,
};

/** What happened, to what, in plain words. */
export const whatHappened = (told: Told): string => sentences[told.action](told);

export const basisWords: Record<Notice["basis"], string> = {
  report: "A report that reached us",
  review: "A check by our staff",
};

export type NoticeState = "in-force" | "lifted" | "ended";

export function stateOf({ liftedAt, endsAt }: Pick<Notice, "liftedAt" | "endsAt">, now: Date): NoticeState {
  if (liftedAt) return "lifted";
  return endsAt && new Date(endsAt) <= now ? "ended" : "in-force";
}
