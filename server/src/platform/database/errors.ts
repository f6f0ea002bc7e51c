const violations = { reference: "23503", unique: "23505", check: "23514" } as const;

const isViolation = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && "code" in error && codes.includes(String(error.code));

/** A unique key said no: somebody else was first. */
export const isDuplicate = (error: unknown) => isViolation(error, violations.unique);

/** It refers to something that is not there, or that must not be referred to. */
export const isBadReference = (error: unknown) => isViolation(error, violations.reference, violations.check);
