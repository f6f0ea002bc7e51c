import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { pageLimits } from "@vesper/contract/core/page-limits";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { freshAccess } from "#web/session/api.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { layBack } from "./desk.ts";
import { focusItem } from "./queue-header.tsx";
import { type Failure, inFours } from "./in-fours.ts";
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

interface OnTheWay<Item> extends Decision<Item> {
  items: readonly Item[];
  toastId: string;
}

interface DecisionsOptions<Item> {
  /** What is loaded again afterwards. */
  key: QueryKey;
  nameOf: (item: Item) => string;
  /** They failed, or were taken back: they are in the list again. */
  onBack: (ids: readonly string[]) => void;
}

const duration = pageLimits.web.toast.admin;
const idsOf = (items: readonly { _id: string }[]) => items.map(({ _id }) => _id);

/**
 * Decisions that can be taken back for a few seconds: what was decided leaves the list at once, and is sent when its
 * toast goes, when the next decision is taken, or when one turns away from the page.
 */
export function useDecisions<Item extends { _id: string }>(options: DecisionsOptions<Item>) {
  const { onBack } = options;
  const [gone, setGone] = useState<ReadonlySet<string>>(new Set());
  const onTheWay = useRef<OnTheWay<Item> | null>(null);
  const bringBack = (ids: readonly string[]) => setGone((before) => before.difference(new Set(ids)));
  const settle = useSettle(options, bringBack);

  function decide(items: readonly Item[], decision: Decision<Item>) {
    flush();
    const toastId = toast.info(decision.doing, {
      duration,
      action: { label: "Undo", onAction: undo },
      onGone: () => void (onTheWay.current?.toastId === toastId && flush()),
    });
    onTheWay.current = { ...decision, items, toastId };
    setGone((before) => before.union(new Set(idsOf(items))));
    // A page that is left has no time to renew a token.
    void freshAccess();
  }

  function takeCurrent(): OnTheWay<Item> | null {
    const current = onTheWay.current;
    onTheWay.current = null;
    return current;
  }

  function undo() {
    const current = takeCurrent();
    if (!current) return;
    toast.dismiss(current.toastId);
    toast.info("Undone", { duration });
    const ids = idsOf(current.items);
    layBack(ids);
    bringBack(ids);
    onBack(ids);
    requestAnimationFrame(() => focusItem(ids[0]));
  }

  function flush(atOnce?: number) {
    const current = takeCurrent();
    if (!current) return;
    toast.dismiss(current.toastId);
    void settle(current, atOnce);
  }

  // A page that is left sends all at once.
  useLeaving(() => flush(onTheWay.current?.items.length));

  return { gone, decide, undo };
}

/** Sends what was decided and reports the outcome. */
function useSettle<Item extends { _id: string }>(
  { key, nameOf, onBack }: DecisionsOptions<Item>,
  bringBack: (ids: readonly string[]) => void,
) {
  const queries = useQueryClient();

  return async function settle({ items, send, done, failed }: OnTheWay<Item>, atOnce?: number) {
    const { failed: failures } = await inFours(items, send, atOnce);
    if (failures.length === 0) toast.success(done, { duration });
    else {
      const ids = idsOf(failures.map(({ item }) => item));
      const named = failures.map(({ item, error }) => ({ item: nameOf(item), error }));
      toast.error(failureWords(named, items.length, failed), { duration });
      layBack(ids);
      onBack(ids);
    }
    await queries.invalidateQueries({ queryKey: key });
    // The figures of the tabs, without waiting for the server to tell.
    void queries.invalidateQueries({ queryKey: ["admin", "stats"] });
    bringBack(idsOf(items));
  };
}

/** Runs when the tab is hidden, left or loses focus, and when the page goes. */
function useLeaving(leave: () => void) {
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
export function failureWords(failures: readonly Failure<string>[], all: number, fallback: string): string {
  const [first] = failures;
  const why = (first?.error instanceof ApiError && first.error.message) || fallback;
  if (all === 1) return why;
  const names = failures.map(({ item }) => `“${item}”`).join(", ");
  return `${failures.length} of ${all} failed: ${names}. ${why}`;
}
