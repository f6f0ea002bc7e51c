import type { SubjectRules } from "#platform/subjects/subjects.ts";

/**
 * A verification as a subject of moderation. It cannot be reported, and lifting does nothing: a rejected person
 * simply makes a new request.
 */
export const verificationSubject: SubjectRules = {
  find: async () => undefined,
  // The verification policy already keeps admins from deciding their own verification.
  getParties: async () => [],
  restrict: async () => {},
  lift: async () => false,
};
