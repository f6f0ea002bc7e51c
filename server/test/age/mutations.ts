import { answers } from "./mutations/answers.ts";
import { bytes } from "./mutations/bytes.ts";
import { documents } from "./mutations/documents.ts";
import { dates, issuers } from "./mutations/issuers.ts";
import type { Mutation } from "./mutations/mutation.ts";
import { algorithms, sessions } from "./mutations/signatures.ts";

/** Deviations from a valid presentation, by name. None may be accepted. */
export const mutations: Record<string, Mutation> = {
  ...bytes,
  ...sessions,
  ...algorithms,
  ...issuers,
  ...dates,
  ...documents,
  ...answers,
};
