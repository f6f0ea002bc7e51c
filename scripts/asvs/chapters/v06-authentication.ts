import type { Chapter } from "../entry.ts";
import { factorEntries } from "./v06-factors.ts";
import { passwordEntries } from "./v06-passwords.ts";

export const authentication: Chapter = {
  name: "V6",
  title: "Authentication",
  entries: [...passwordEntries, ...factorEntries],
};
