import type { Gender } from "@vesper/contract/profiles/profile-fields";
import { genderLabels } from "../filters/labels.ts";
import type { SearchScope } from "./search-scope.ts";

/** Describes a search in a list of recent ones: "“anna” · Vienna · Female". */
export const describeSearch = (typed: string, { city, gender }: SearchScope): string =>
  [typed.trim() && `“${typed.trim()}”`, city.trim(), gender && genderLabels[gender as Gender]]
    .filter(Boolean)
    .join(" · ");
