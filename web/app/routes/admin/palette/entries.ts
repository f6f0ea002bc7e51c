import { createUserMemory } from "#web/session/user-memory.ts";
import type { IconComponent } from "#web/ui/data/create-icon.tsx";
import type { Section } from "../sections.ts";

export interface Entry {
  /** Path, which also identifies the entry. */
  to: string;
  label: string;
  /** Second line of a person or profile. */
  detail?: string;
  /** Pending items of a queue. */
  count?: number;
  /** Keys that lead there without the palette. */
  keys?: readonly string[];
  Icon: IconComponent;
}

export interface EntryGroup {
  title: string;
  entries: readonly Entry[];
}

const maxRecent = 5;
const getMemory = createUserMemory<{ entries: readonly Entry[] }>(() => ({ entries: [] }));

/** Entries chosen since the page was loaded, newest first. Kept in memory only: they name people. */
export const getRecent = () => getMemory().entries;

export function addRecent(entry: Entry) {
  const others = getRecent().filter(({ to }) => to !== entry.to);
  getMemory().entries = [entry, ...others].slice(0, maxRecent);
}

/** Every word must start a word of the label, so that "pen prof" finds "Pending Escort Profiles". */
export function matchesPrefixes(label: string, query: string): boolean {
  const parts = label.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const prefixes = query.toLowerCase().split(/\s+/u).filter(Boolean);
  return prefixes.every((prefix) => parts.some((part) => part.startsWith(prefix)));
}

export const toSectionEntry = ({ to, label, key, Icon }: Section, count?: number): Entry => ({
  to,
  label,
  count,
  keys: ["g", key],
  Icon,
});

/** Groups in the order in which the palette shows them; empty ones are left out. */
export const omitEmpty = (groups: readonly EntryGroup[]): EntryGroup[] =>
  groups.filter(({ entries }) => entries.length > 0);

/** Returns the entry one step away; wraps around at both ends. */
export function stepThrough(entries: readonly Entry[], current: string | undefined, step: 1 | -1) {
  const here = entries.findIndex(({ to }) => to === current);
  if (here === -1) return entries.at(step === 1 ? 0 : -1)?.to;
  return entries.at((here + step) % entries.length)?.to;
}
