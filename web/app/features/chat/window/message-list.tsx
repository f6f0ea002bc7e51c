import type { Outbox } from "../outbox.ts";
import { type Entry, findLastRead, groupByDay } from "./entries.ts";
import { MessageRow } from "./message-row.tsx";

interface MessageListProps {
  entries: readonly Entry[];
  readSequence: number | null;
  /** Name of the other participant. */
  name: string;
  outbox: Outbox;
  /** Search text, highlighted in every message. */
  query: string;
  /** Key of the entry that the search has reached. */
  found: string | undefined;
}

/** Messages by day. The date stays in view while its messages pass under it. */
export function MessageList({ entries, readSequence, name, outbox, query, found }: MessageListProps) {
  const lastRead = findLastRead(entries, readSequence);
  return groupByDay(entries).map(({ day, lines }) => (
    <ol key={lines[0]?.key} className="pt-1">
      <li className="pointer-events-none sticky top-2 z-10 mt-4 mb-1 flex justify-center text-caption font-medium text-muted">
        <span className="rounded-control border border-line bg-surface px-3 py-0.5">{day}</span>
      </li>
      {lines.map((entry) => (
        <MessageRow
          key={entry.key}
          entry={entry}
          speaker={entry.isOwn ? "You" : name}
          readSequence={readSequence}
          isLastRead={entry.key === lastRead}
          query={query}
          isFound={entry.key === found}
          onRetry={outbox.retry}
          onRemove={outbox.remove}
        />
      ))}
    </ol>
  ));
}
