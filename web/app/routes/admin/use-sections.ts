import { useUser } from "#web/session/session-store.ts";
import { getSectionGroups, type Section, type SectionGroup } from "./sections.ts";

/** The sections that the signed-in member of staff may open, in groups and as one list. */
export function useSections(): { groups: readonly SectionGroup[]; sections: readonly Section[] } {
  const groups = getSectionGroups(useUser()?.roles ?? []);
  return { groups, sections: groups.flatMap(({ sections }) => sections) };
}
