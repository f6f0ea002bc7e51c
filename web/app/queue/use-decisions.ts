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
  /** Outlives the page: a decision is never lost. */
  send: (item: Item) => Promise<unknown>;
  /** Shown with Undo until it is sent. */
  doing: string;
  /** Shown once the server has confirmed it. */
  done: string;
  failed: string;
}

interface PendingDecision<Item> extends Decision<Item> {
  items: readonly Item[];
  toastId: string;
}

interface DecisionsOptions<Item> {
  /** What is loaded again afterwards. */
  key: QueryKey;
  getName: (item: Item) => string;
  /** They failed, or were taken back: they are in the list again. */
  onRestore: (ids: readonly string[]) => void;
}

const duration = pageLimits.web.toast.admin;
const toIds = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id);

/**
 * Decisions that can be taken back for a few seconds: what was decided leaves the list at once, and is sent when its
 * toast goes, when the next decision is taken, or when one turns away from the page.
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
    // A page that is left has no time to renew a token.
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

  // A page that is left sends all at once.
  usePageLeave(() => flush(pending.current?.items.length));

  return { gone, decide, undo };
}

/** Sends what was decided and reports the outcome. */
function useSendDecision<Item extends { _id: string }>(
  { key, getName, onRestore }: DecisionsOptions<Item>,
  bringBack: (ids: readonly string[]) => void,
) {
  const queries = useQueryClient();

  return async function settle({ items, send, done, failed }: PendingDecision<Item>, concurrency?: number) {
    const { failed: failures } = await runConcurrently(items, send, concurrency);
    if (failures.length === 0) toast.success(done, { duration });
    else {
      const ids = toIds(failures.map(({ item }) => item));
      const named = failures.map(({ item, error }) => ({ item: getName(item), error }));
      toast.error(formatFailures(named, items.length, failed), { duration });
      releaseReviews(ids);
      onRestore(ids);
    }
    await queries.invalidateQueries({ queryKey: key });
    // The figures of the tabs, without waiting for the server to tell.
    void queries.invalidateQueries({ queryKey: ["admin", "stats"] });
    bringBack(toIds(items));
  };
}

/** Runs when the tab is hidden, left or loses focus, and when the page goes. */
function usePageLeave(leave: () => void) {
  const handleLeave = useEffectEvent(leave);
  useEffect(() => {
    const handleHidden = () => void (document.visibilityState === "hidden" && handleLeave());
    const handleLeaving = () => handleLeave();
    document.addEventListener("visibilitychange", handleHidden);
    window.addEventListener("pagehide", handleLeaving);
    // The toast waits while one is elsewhere; the decision does not.
    window.addEventListener("blur", handleLeaving);
    return () => {
      document.removeEventListener("visibilitychange", handleHidden);
      window.removeEventListener("pagehide", handleLeaving);
      window.removeEventListener("blur", handleLeaving);
      handleLeaving();
    };
  }, []);
}

/** Why it failed, and of several which ones: the server's words where it has some. */
export function formatFailures(failures: readonly Failure<string>[], all: number, fallback: string): string {
  const [first] = failures;
  const why = (first?.error instanceof ApiError && first.error.message) || fallback;
  if (all === 1) return why;
  const names = failures.map(({ item }) => `“${item}”`).join(", ");
  return `${failures.length} of ${all} failed: ${names}. ${why}`;
}
