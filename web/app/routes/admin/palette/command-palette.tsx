import { pageLimits } from "@vesper/contract/core/page-limits";
import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { TopSheet } from "#web/ui/overlays/top-sheet.tsx";
import type { DialogState } from "#web/ui/overlays/use-task.ts";
import { allSections } from "../sections.ts";
import { useSectionCounts } from "../use-section-counts.ts";
import {
  addRecent,
  type Entry,
  type EntryGroup,
  getRecent,
  matchesPrefixes,
  omitEmpty,
  stepThrough,
  toSectionEntry,
} from "./entries.ts";
import { EntryList, listId, toOptionId } from "./entry-list.tsx";
import { useFoundPeople } from "./use-found-people.ts";

/** Leads to sections, queues, people and profiles by typing. */
export function CommandPalette({ open, onOpenChange }: DialogState) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <TopSheet title="Search admin" open={open} onOpenChange={onOpenChange} initialFocus={field}>
      <Palette field={field} onDone={() => onOpenChange(false)} />
    </TopSheet>
  );
}

interface PaletteProps {
  field: React.RefObject<HTMLInputElement | null>;
  onDone: () => void;
}

function Palette({ field, onDone }: PaletteProps) {
  const [typed, setTyped] = useState("");
  const { groups, isLoading, isFailed } = usePaletteGroups(typed);
  const entries = groups.flatMap((group) => group.entries);
  const [wanted, setWanted] = useState<string>();
  const current = entries.find(({ to }) => to === wanted)?.to ?? entries[0]?.to;
  const navigate = useNavigate();

  function choose(entry: Entry | undefined) {
    if (!entry) return;
    addRecent(entry);
    onDone();
    void navigate(entry.to);
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") choose(entries.find(({ to }) => to === current));
    else if (event.key === "ArrowDown") setWanted(stepThrough(entries, current, 1));
    else if (event.key === "ArrowUp") setWanted(stepThrough(entries, current, -1));
    else return;
    event.preventDefault();
  }

  return (
    <>
      <div className="flex items-center gap-3 border-b border-line px-4">
        <Search aria-hidden className="size-5 shrink-0 text-muted" />
        <input
          ref={field}
          role="combobox"
          aria-label="Search people, profiles and sections"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={current && toOptionId(current)}
          autoComplete="off"
          spellCheck={false}
          placeholder="Name, email or section"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={handleKeyDown}
          className="min-h-14 min-w-0 flex-1 bg-transparent text-body outline-none placeholder:text-muted"
        />
        {isLoading && <Spinner className="size-4 text-muted" />}
      </div>
      <EntryList groups={groups} current={current} onChoose={choose} onPoint={setWanted} />
      <PaletteState isFailed={isFailed} isEmpty={entries.length === 0 && !isLoading} />
    </>
  );
}

function PaletteState({ isFailed, isEmpty }: { isFailed: boolean; isEmpty: boolean }) {
  return (
    <p role="status" className="px-4 text-small text-muted not-empty:py-3">
      {isFailed
        ? "Failed to search people and profiles. Sections still work."
        : isEmpty && "No matches. Try a name, an email address or a section."}
    </p>
  );
}

/** Recent choices before anything is typed, then matching sections at once and people after a pause. */
function usePaletteGroups(typed: string) {
  const text = typed.trim();
  const { groups: people, isLoading, isFailed } = useFoundPeople(useSettled(text));
  const getCount = useSectionCounts();
  const sections = allSections.filter(({ label }) => matchesPrefixes(label, text));
  const toEntry = (section: (typeof allSections)[number]) => toSectionEntry(section, getCount(section).count);
  const groups: EntryGroup[] = omitEmpty([
    { title: "Recent", entries: text === "" ? getRecent() : [] },
    { title: "Queues", entries: sections.filter(({ queue }) => queue).map(toEntry) },
    { title: "Sections", entries: sections.filter(({ queue }) => !queue).map(toEntry) },
    ...(text === "" ? [] : people),
  ]);
  return { groups: omitRepeated(groups), isLoading, isFailed };
}

/** An option must not appear twice: a recent section is left out below. */
function omitRepeated(groups: readonly EntryGroup[]): EntryGroup[] {
  const seen = new Set<string>();
  const isNew = ({ to }: Entry) => !seen.has(to) && seen.add(to).has(to);
  return omitEmpty(groups.map(({ title, entries }) => ({ title, entries: entries.filter(isNew) })));
}

/** The text once typing has paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pageLimits.search.debounce);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
