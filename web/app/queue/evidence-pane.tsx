import type { ReactNode } from "react";
import { DecisionButtons, DecisionNotes } from "./decision-buttons.tsx";
import type { Queue } from "./use-queue.ts";

interface EvidencePaneProps<Item extends { _id: string }> {
  queue: Queue<Item>;
  item: Item;
  /** Id of the heading that names the item. Omitted where a card in the list already is its article. */
  titleId?: string;
  children: ReactNode;
}

const removedMessage =
  "No longer in this list. It was decided or withdrawn, or moved to another page. Choose another item to go on.";

// Sticky, so that rows far down the page still have their evidence beside them. Its content scrolls only where it
// is longer than the window.
const paneStyles =
  "sticky top-22 flex max-h-[calc(100dvh-6.5rem)] min-w-0 flex-col overflow-hidden rounded-card border border-line bg-surface";

/** The evidence for the current item, with the decision always in view above it. */
export function EvidencePane<Item extends { _id: string }>(props: EvidencePaneProps<Item>) {
  const { queue, item, titleId, children } = props;
  const content = (
    <>
      <PaneBar queue={queue} item={item} />
      <div
        data-evidence
        role="region"
        aria-label="Evidence"
        tabIndex={0}
        className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-5 focus-visible:-outline-offset-2 xl:p-6"
      >
        {children}
      </div>
    </>
  );
  return titleId ? (
    <article aria-labelledby={titleId} className={paneStyles}>
      {content}
    </article>
  ) : (
    <section aria-label="Current item" className={paneStyles}>
      {content}
    </section>
  );
}

/** Decision and position; above the evidence, where it is in view before anything is scrolled. */
function PaneBar<Item extends { _id: string }>({ queue, item }: Omit<EvidencePaneProps<Item>, "children">) {
  const { isRemoved, place, items } = queue;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line bg-raised px-5 py-2.5 xl:px-6">
      {queue.rules.isWaiting(item) && !isRemoved && (
        <>
          <DecisionButtons queue={queue} item={item} />
          <DecisionNotes queue={queue} item={item} />
        </>
      )}
      <p role="status" className="text-small font-medium text-gold empty:absolute">
        {isRemoved && removedMessage}
      </p>
      {!isRemoved && (
        <p className="ms-auto text-small text-muted tabular-nums">
          {place + 1} of {items.length} on this page
        </p>
      )}
    </div>
  );
}
