import { type ReactNode, useRef } from "react";
import { areShortcutsEnabled } from "#web/session/shortcuts.ts";
import { useQueueKeys } from "./use-queue-keys.ts";
import { headingId } from "./queue-header.tsx";
import type { Queue } from "./use-queue.ts";
import { RejectDialog } from "./reject-dialog.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { useReviewLease } from "./review-lease.ts";
import { NameList, toDialogTitle } from "./dialog-title.tsx";

interface QueuePageProps<Item extends { _id: string }> {
  queue: Queue<Item>;
  header: ReactNode;
  /** List of items. */
  children: ReactNode;
}

/** Layout of every queue: header, list, selection and dialogs. */
export function QueuePage<Item extends { _id: string }>({ queue, header, children }: QueuePageProps<Item>) {
  const list = useRef<HTMLDivElement>(null);
  useQueueKeys(list, areShortcutsEnabled, queue.keys);

  return (
    <section aria-labelledby={headingId} className="flex flex-col gap-5">
      {header}
      <div ref={list} className="flex flex-col gap-4">
        {children}
        <SelectionBar queue={queue} />
      </div>
      <QueueDialogs queue={queue} />
    </section>
  );
}

/** Dialogs that precede a decision. */
function QueueDialogs<Item extends { _id: string }>({ queue }: { queue: Queue<Item> }) {
  const { asking, rejecting } = queue;
  return (
    <>
      {asking.current && (
        <ApproveDialog key={`a${asking.current.number}`} queue={queue} items={asking.current.task} />
      )}
      {rejecting.current && (
        <RejectDialog key={`r${rejecting.current.number}`} queue={queue} items={rejecting.current.task} />
      )}
    </>
  );
}

/** Actions on the selected items; shown only with a selection. */
function SelectionBar<Item extends { _id: string }>({ queue }: { queue: Queue<Item> }) {
  const { rules, chosen, items, findObstacle } = queue;
  const selectable = items.filter((item) => rules.isWaiting(item) && !findObstacle(item));
  if (chosen.length === 0) return null;
  return (
    <section
      aria-label="Selection"
      className="sticky bottom-4 z-20 flex flex-wrap items-center gap-2 rounded-card border border-line-strong bg-raised p-3 shadow-soft"
    >
      <p aria-live="polite" className="px-2 font-medium tabular-nums">
        {chosen.length} selected
      </p>
      <span className="flex gap-1 ml-auto sm:order-1">
        {chosen.length < selectable.length && (
          <Button tone="quiet" size="small" onClick={() => queue.select(selectable.map(({ _id }) => _id))}>
            Select all {selectable.length}
          </Button>
        )}
        <Button tone="quiet" size="small" onClick={() => queue.select([])}>
          Clear
        </Button>
      </span>
      <span className="flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button onClick={() => queue.approve(chosen)}>{rules.approve.label}</Button>
        {rules.reject && (
          <Button tone="outline" onClick={() => queue.reject(chosen)}>
            Reject
          </Button>
        )}
      </span>
    </section>
  );
}

interface ApproveDialogProps<Item extends { _id: string }> {
  queue: Queue<Item>;
  items: readonly Item[];
}

/** Confirmation before an approval; holds the review leases of its items while open. */
function ApproveDialog<Item extends { _id: string }>({ queue, items }: ApproveDialogProps<Item>) {
  const { rules, asking, approveNow, nextFocus } = queue;
  const { open, onOpenChange } = asking.dialog;
  const ids = items.map(({ _id }) => _id);
  const { refusal, decided } = useReviewLease(rules.kind, ids, open);
  const names = items.map(rules.getName);
  const { text, more } = rules.approve.ask?.(items) ?? { text: "" };

  function handleConfirm() {
    decided();
    approveNow(items);
    onOpenChange(false);
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={toDialogTitle(rules.approve.label, names)}
      text={text}
      confirmLabel={rules.approve.label}
      tone="primary"
      disabledReason={refusal}
      onConfirm={handleConfirm}
      // The button that opened the dialog is removed with its item, so the next item takes the focus.
      finalFocus={nextFocus}
    >
      <FormError>{refusal}</FormError>
      <NameList names={names} />
      {more && <p className="text-small text-muted">{more}</p>}
    </ConfirmDialog>
  );
}
