import { type KeyboardEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import Search from "virtual:icons/search";
import { TopSheet } from "#web/ui/overlays/top-sheet.tsx";
import type { DialogState } from "#web/ui/overlays/use-task.ts";
import { addRecent, type Entry, stepThrough } from "./entries.ts";
import { EntryList, listId, toOptionId } from "./entry-list.tsx";
import type { FoundPeople } from "./use-found-people.ts";
import { usePaletteGroups } from "./use-palette-groups.ts";

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
  const { groups, ...state } = usePaletteGroups(typed);
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
        {state.isLoading && <Spinner className="size-4 text-muted" />}
      </div>
      <EntryList groups={groups} current={current} onChoose={choose} onPoint={setWanted} />
      <PaletteState {...state} isEmpty={entries.length === 0} />
    </>
  );
}

interface PaletteStateProps extends Omit<FoundPeople, "groups"> {
  isEmpty: boolean;
}

function PaletteState(props: PaletteStateProps) {
  return (
    <p role="status" className="px-4 text-small text-muted not-empty:py-3">
      {findMessage(props)}
    </p>
  );
}

function findMessage({ isFailed, isEmpty, isLoading, isTooShort }: PaletteStateProps): string | undefined {
  if (isFailed) return "Failed to search people and profiles. Sections still work.";
  if (!isEmpty || isLoading) return undefined;
  return isTooShort
    ? "Type at least two letters to find people and profiles."
    : "No matches. Try a name, an email address or a section.";
}
