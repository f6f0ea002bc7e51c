import { clsx } from "clsx/lite";
import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, type Ref, useId, useState } from "react";
import { Chip } from "../actions/chip.tsx";
import { RemovableChip } from "../actions/removable-chip.tsx";
import Plus from "virtual:icons/plus";
import { type FieldLabels, FieldNotes } from "./field.tsx";
import { addEntries, findSuggestions } from "./chip-entries.ts";
import { useBlurAfterPress } from "./use-blur-after-press.ts";

interface ChipsFieldProps extends Omit<FieldLabels, "labelHidden"> {
  entries: readonly string[];
  onChange: (entries: string[]) => void;
  /** Offered below the field; any other entry can be typed. */
  suggestions: readonly string[];
  /** Ends an entry, besides Enter: a comma, for entries that never contain one. */
  separator?: RegExp;
  max: number;
  ref?: Ref<HTMLInputElement>;
}

/** List of short texts as removable chips, with suggestions and free entry. Leaving the field adds what was typed. */
export function ChipsField(props: ChipsFieldProps) {
  const { label, help, error, optional, entries, suggestions, max, ref } = props;
  const id = useId();
  const { typed, add, remove, input } = useChips(props);
  return (
    <div role="group" aria-labelledby={`${id}-label`} className="flex flex-col gap-1.5">
      <label id={`${id}-label`} htmlFor={id} className="text-small font-medium">
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      <ChosenEntries
        entries={entries}
        onRemove={(entry) => {
          remove(entry);
          // The focused button was removed, so the field takes the focus.
          document.getElementById(id)?.focus();
        }}
      />
      <input
        {...input}
        ref={ref}
        id={id}
        type="text"
        autoComplete="off"
        enterKeyHint="done"
        aria-describedby={clsx(help != null && `${id}-help`, error && `${id}-error`) || undefined}
        aria-invalid={error ? true : undefined}
        className="field rounded-control px-4.5 py-2"
      />
      <FieldNotes id={id} help={help} error={error} />
      {entries.length < max && (
        <Suggestions names={findSuggestions(suggestions, entries, typed)} onPick={add} />
      )}
      <p role="status" className="sr-only">
        {entries.join(", ")}
      </p>
    </div>
  );
}

/** Holds the unfinished entry, and turns typed and pasted text into entries. */
function useChips({ entries, onChange, separator = /\n/ }: ChipsFieldProps) {
  const [typed, setTyped] = useState("");

  function add(text: string) {
    setTyped("");
    const next = addEntries(entries, text.split(separator));
    if (next.length > entries.length) onChange(next);
  }

  const remove = (entry: string) => onChange(entries.filter((one) => one !== entry));

  function handleKeyDown(event: KeyboardEvent) {
    const last = entries.at(-1);
    // A held key clears the text only, not the chips before it.
    if (event.key === "Backspace" && !event.repeat && typed === "" && last) remove(last);
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    // Enter ends an entry; it must not submit a long form.
    event.preventDefault();
    add(typed);
  }

  // A field of one line drops line breaks, so pasted lines are read here.
  function handlePaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData("text");
    if (!separator.test(pasted)) return;
    event.preventDefault();
    add(typed + pasted);
  }

  const input = {
    value: typed,
    onChange: ({ target: { value } }: ChangeEvent<HTMLInputElement>) =>
      separator.test(value) ? add(value) : setTyped(value),
    onKeyDown: handleKeyDown,
    onPaste: handlePaste,
    onBlur: useBlurAfterPress(() => add(typed)),
  };
  return { typed, add, remove, input };
}

interface ChosenEntriesProps {
  entries: readonly string[];
  onRemove: (entry: string) => void;
}

function ChosenEntries({ entries, onRemove }: ChosenEntriesProps) {
  if (entries.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2 pb-1">
      {entries.map((entry) => (
        <li key={entry} className="max-w-full">
          <RemovableChip onRemove={() => onRemove(entry)} className="max-w-full py-1 text-left wrap-anywhere">
            <bdi>{entry}</bdi>
          </RemovableChip>
        </li>
      ))}
    </ul>
  );
}

function Suggestions({ names, onPick }: { names: readonly string[]; onPick: (name: string) => void }) {
  if (names.length === 0) return null;
  return (
    <ul aria-label="Suggestions" className="flex flex-wrap gap-2 pt-1">
      {names.map((name) => (
        <li key={name}>
          <Chip
            icon={<Plus aria-hidden />}
            // Keeps the field from losing the focus, which would first add the unfinished entry.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(name)}
          >
            <span className="sr-only">Add </span>
            {name}
          </Chip>
        </li>
      ))}
    </ul>
  );
}
