const uniqueViolation = "23505";

/** A unique key said no: somebody else was first. */
export const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === uniqueViolation;
