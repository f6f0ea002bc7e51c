import { useEffect } from "react";
import { clsx } from "clsx/lite";
import { TabCount } from "#web/ui/layout/tab-count.tsx";
import { KeyCap } from "#web/ui/overlays/shortcut-help.tsx";
import type { Entry, EntryGroup } from "./entries.ts";

export const listId = "palette-entries";
export const toOptionId = (to: string) => `palette-${to}`;

interface EntryListProps {
  groups: readonly EntryGroup[];
  /** Path of the active option. */
  current: string | undefined;
  onChoose: (entry: Entry) => void;
  onPoint: (to: string) => void;
}

/** Options of the palette in groups; the input keeps the focus. */
export function EntryList({ groups, current, onChoose, onPoint }: EntryListProps) {
  useEffect(() => {
    if (current) document.getElementById(toOptionId(current))?.scrollIntoView({ block: "nearest" });
  }, [current]);

  return (
    <div
      id={listId}
      role="listbox"
      aria-label="Results"
      className="flex min-h-0 flex-1 flex-col gap-2 overflow-y-auto overscroll-contain p-2 empty:hidden"
    >
      {groups.map(({ title, entries }) => (
        <div key={title} role="group" aria-label={title}>
          <p aria-hidden className="px-3 py-1 text-caption font-medium text-muted">
            {title}
          </p>
          {entries.map((entry) => (
            <EntryOption
              key={entry.to}
              entry={entry}
              isCurrent={entry.to === current}
              onChoose={onChoose}
              onPoint={onPoint}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface EntryOptionProps extends Pick<EntryListProps, "onChoose" | "onPoint"> {
  entry: Entry;
  isCurrent: boolean;
}

function EntryOption({ entry, isCurrent, onChoose, onPoint }: EntryOptionProps) {
  const { to, label, detail, count, keys = [], Icon } = entry;
  return (
    <div
      id={toOptionId(to)}
      role="option"
      aria-selected={isCurrent}
      tabIndex={-1}
      onClick={() => onChoose(entry)}
      onKeyDown={(event) => void (event.key === "Enter" && onChoose(entry))}
      onPointerMove={() => onPoint(to)}
      className={clsx(
        "flex min-h-11 cursor-pointer items-center gap-3 rounded-inner border px-3 py-1.5 text-small",
        isCurrent ? "border-line-strong bg-hover" : "border-transparent",
      )}
    >
      <Icon aria-hidden className="size-4 shrink-0 text-muted" />
      <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-2 wrap-anywhere">
        <bdi className="font-medium">{label}</bdi>
        {detail && <bdi className="text-muted">{detail}</bdi>}
      </span>
      <TabCount count={count} red />
      <span aria-hidden className="flex gap-1 max-sm:hidden pointer-coarse:hidden">
        {keys.map((key, index) => (
          <KeyCap key={index}>{key}</KeyCap>
        ))}
      </span>
    </div>
  );
}
