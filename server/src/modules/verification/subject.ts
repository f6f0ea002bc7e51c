import type { SubjectRules } from "#platform/subjects/subjects.ts";

/** A verification as a subject of moderation: it cannot be reported, and a rejected person simply requests again. */
export const verificationSubject: SubjectRules = {
  find: async () => undefined,
  // The module's policy checks this.
  getParties: async () => [],
  restrict: async () => {},
  lift: async () => false,
};
