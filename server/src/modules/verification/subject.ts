import type { SubjectRules } from "#platform/subjects/subjects.ts";

/** A verification as a subject of moderation: nobody reports it, and whoever was turned down simply asks again. */
export const verificationSubject: SubjectRules = {
  find: async () => undefined,
  // Its own policy asks.
  getParties: async () => [],
  restrict: async () => {},
  lift: async () => false,
};
