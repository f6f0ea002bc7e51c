import { z } from "zod";

/** People whom an escort is glad to meet. */
export const Welcome = z.enum(["women", "men", "couples", "trans", "non-binary", "disabled", "first-timers"]);
export type Welcome = z.output<typeof Welcome>;

/** Properties of the place that decide whether someone can get there and in. */
export const Access = z.enum([
  "step-free",
  "elevator",
  "wide-doors",
  "accessible-bathroom",
  "private-entrance",
  "parking",
  "public-transit",
]);
export type Access = z.output<typeof Access>;

/** Several of a fixed list, each once: counts rely on it. */
const toSelection = <T extends z.ZodEnum>(choice: T) =>
  z
    .array(choice)
    .max(choice.options.length)
    .refine((chosen) => new Set(chosen).size === chosen.length, "must not repeat a value");

export const goodToKnowFields = { welcomes: toSelection(Welcome), access: toSelection(Access) };
