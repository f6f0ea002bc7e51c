import type { z } from "zod";

/** Formats each issue as `field: problem`. */
export const toDetails = (error: z.ZodError): string[] =>
  error.issues.map(({ path, message }) =>
    path.length > 0 ? `${path.join(".")}: ${message}` : `body: ${message}`,
  );
