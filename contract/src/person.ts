import { z } from "zod";

/** Somebody else: all that one person ever learns about another's account. */
export const Person = z.object({ _id: z.uuid(), name: z.string(), avatar: z.string().nullable() });
export type Person = z.output<typeof Person>;
