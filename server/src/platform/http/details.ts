import type { z } from "zod";

/** `field: what is wrong`, one line for each fault. */
export const toDetails = (error: z.ZodError): string[] =>
  error.issues.map(({ path, message }) =>
    path.length > 0 ? `${path.join(".")}: ${message}` : `body: ${message}`,
  );
