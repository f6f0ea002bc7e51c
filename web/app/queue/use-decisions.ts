import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { pageLimits } from "@vesper/contract/core/page-limits";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { getFreshAccess } from "#web/session/api.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { releaseReviews } from "./review-lease.ts";
import { focusItem } from "./queue-header.tsx";
import { type Failure, runConcurrently } from "./run-concurrently.ts";
import { ApiError } from "#web/api/api-error.ts";

export interface Decision<Item> {
  /** The request must outlive the page, so that a decision is never lost. */
  send: (item: Item) => Promise<unknown>;
  /** Toast with Undo, shown until the decision is sent. */
  doing: string;
  /** Toast shown once the server has confirmed. */
  done: string;
  failed: string;
  /** Called once the server has confirmed all items. */
  onDone?: () => void;
}

interface PendingDecision<Item> extends Decision<Item> {
  items: readonly Item[];
  toastId: string;
}

interface DecisionsOptions<Item> {
  /** Query key to invalidate afterward. */
  key: QueryKey;
  getName: (item: Item) => string;
  /** Called with items that failed or were undone and are back in the list. */
  onRestore: (ids: readonly string[]) => void;
}

const duration = pageLimits.web.toast.admin;
const toIds = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id);

/**
 * Decisions that can be undone for a few seconds. Decided items leave the list at once. They are sent when the toast
 * closes, when the admin makes the next decision, or when they leave the page.
 */
export function useDecisions<Item extends { _id: string }>(options: DecisionsOptions<Item>) {
  const { onRestore } = options;
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const pending = useRef<PendingDecision<Item> | null>(null);
  const restoreItems = (ids: readonly string[]) => setGone((before) => before.difference(new Set(ids)));
  const settle = useSendDecision(options, restoreItems);

  function decide(items: readonly Item[], decision: Decision<Item>) {
    flush();
    const toastId = toast.info(decision.doing, {
      duration,
      action: { label: "Undo", onAction: undo },
      onClose: () => void (pending.current?.toastId === toastId && flush()),
    });
    pending.current = { ...decision, items, toastId };
    setGone((before) => before.union(new Set(toIds(items))));
    // Renew the access token early: there is no time for it while the page unloads.
    void getFreshAccess();
  }

  function takePending(): PendingDecision<Item> | null {
    const current = pending.current;
    pending.current = null;
    return current;
  }

  function undo() {
    const current = takePending();
    if (!current) return;
    toast.dismiss(current.toastId);
    toast.info("Undone", { duration });
    const ids = toIds(current.items);
    releaseReviews(ids);
    restoreItems(ids);
    onRestore(ids);
    requestAnimationFrame(() => focusItem(ids[0]));
  }

  function flush(concurrency?: number) {
    const current = takePending();
    if (!current) return;
    toast.dismiss(current.toastId);
    void settle(current, concurrency);
  }

  // When the page unloads, send all items concurrently.
  usePageLeave(() => flush(pending.current?.items.length));

  return { gone, decide, undo };
}

/** Sends decisions and reports the outcome. */
function useSendDecision<Item extends { _id: string }>(
  { key, getName, onRestore }: DecisionsOptions<Item>,
  bringBack: (ids: readonly string[]) => void,
) {
  const queries = useQueryClient();

  return async function settle(decision: PendingDecision<Item>, concurrency?: number) {
    const { items, send, done, failed, onDone } = decision;
    const { failed: failures } = await runConcurrently(items, send, concurrency);
    if (failures.length === 0) {
      toast.success(done, { duration });
      onDone?.();
    } else {
      const ids = toIds(failures.map(({ item }) => item));
      const named = failures.map(({ item, error }) => ({ item: getName(item), error }));
      toast.error(formatFailures(named, items.length, failed), { duration });
      releaseReviews(ids);
      onRestore(ids);
    }
    await queries.invalidateQueries({ queryKey: key });
    // Refreshes the tab counts without waiting for the server's event.
    void queries.invalidateQueries({ queryKey: ["admin", "stats"] });
    bringBack(toIds(items));
  };
}

/** Runs `leave` when the tab is hidden, loses focus or unloads. */
function usePageLeave(leave: () => void) {
  const handleLeave = useEffectEvent(leave);
  useEffect(() => {
    const handleHidden = () => void (document.visibilityState === "hidden" && handleLeave());
    const handleLeaving = () => handleLeave();
    document.addEventListener("visibilitychange", handleHidden);
    window.addEventListener("pagehide", handleLeaving);
    // Listen for blur, because the toast timer pauses while the window has no focus, but the decision must not wait.
    window.addEventListener("blur", handleLeaving);
    return () => {
      document.removeEventListener("visibilitychange", handleHidden);
      window.removeEventListener("pagehide", handleLeaving);
      window.removeEventListener("blur", handleLeaving);
      handleLeaving();
    };
  }, []);
}

/**
 * Returns the failure message, with the server's text if there is one. For several items, it names those that
 * failed.
 */
export function formatFailures(failures: readonly Failure<string>[], all: number, fallback: string): string {
  const [first] = failures;
  const why = (first?.error instanceof ApiError && first.error.message) || fallback;
  if (all === 1) return why;
  const names = failures.map(({ item }) => `“${item}”`).join(", ");
  return `${failures.length} of ${all} failed: ${names}. ${why}`;
}
