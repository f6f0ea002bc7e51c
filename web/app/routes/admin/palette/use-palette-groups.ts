import type { Section } from "../sections.ts";
import { useSectionCounts } from "../use-section-counts.ts";
import { useSections } from "../use-sections.ts";
import {
  type Entry,
  type EntryGroup,
  getRecent,
  matchesPrefixes,
  omitEmpty,
  toSectionEntry,
} from "./entries.ts";
import { useFoundPeople } from "./use-found-people.ts";

/** Recent choices before anything is typed, then matching sections at once and people after a pause. */
export function usePaletteGroups(typed: string) {
  const text = typed.trim();
  const { groups: people, ...state } = useFoundPeople(text);
  const getCount = useSectionCounts();
  const { sections: own } = useSections();
  const sections = own.filter(({ label }) => matchesPrefixes(label, text));
  const toEntry = (section: Section) => toSectionEntry(section, getCount(section).count);
  // A section may have been chosen when its queue had another count.
  const toCurrent = (entry: Entry) => {
    const section = own.find(({ to }) => to === entry.to);
    return section ? toEntry(section) : entry;
  };
  const groups: EntryGroup[] = omitEmpty([
    { title: "Recent", entries: text === "" ? getRecent().map(toCurrent) : [] },
    { title: "Queues", entries: sections.filter(({ queue }) => queue).map(toEntry) },
    { title: "Sections", entries: sections.filter(({ queue }) => !queue).map(toEntry) },
    ...people,
  ]);
  return { groups: omitRepeated(groups), ...state };
}

/** An option must not appear twice: a recent section is left out below. */
function omitRepeated(groups: readonly EntryGroup[]): EntryGroup[] {
  const seen = new Set<string>();
  const isNew = ({ to }: Entry) => !seen.has(to) && seen.add(to).has(to);
  return omitEmpty(groups.map(({ title, entries }) => ({ title, entries: entries.filter(isNew) })));
}
