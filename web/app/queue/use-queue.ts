import type { QueryKey } from "@tanstack/react-query";
import type { QueueKind } from "@vesper/contract/moderation/queues";
import { useRef, useState } from "react";
import { useUser } from "#web/session/session-store.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import type { QueueActions } from "./use-queue-keys.ts";
import { useTask } from "#web/ui/overlays/use-task.ts";
import { useOtherLeases } from "./review-lease.ts";
import { getNextFocusTarget } from "./queue-header.tsx";
import { ownItemMessage } from "./notes.tsx";
import type { QueueFilters } from "./queue-filters.ts";
import { forgetDraft, type Rejection } from "./rejection.ts";
import { useCurrentItem } from "./use-current-item.ts";
import { type Decision, useDecisions } from "./use-decisions.ts";

/** Rules for one kind of queue. */
export interface QueueRules<Item> {
  kind: QueueKind;
  key: QueryKey;
  getName: (item: Item) => string;
  isWaiting: (item: Item) => boolean;
  /** Accounts involved in the item; none of them may decide it. */
  getParties?: (item: Item) => readonly string[];
  approve: Omit<Decision<Item>, "doing"> & {
    /** The verb on the button. */
    label: string;
    /** Toast with Undo; defaults to "Approving…". */
    doing?: string;
    /** Confirmation text for clicks, if the specification requires one. */
    ask?: (items: readonly Item[]) => { text: string; more?: string };
  };
  reject?: Omit<Decision<Item>, "send" | "doing"> & {
    send: (item: Item, why: Rejection) => Promise<unknown>;
    /** Consequence of the rejection, in one sentence. */
    text: string;
    /** Recipient of the statement of reasons. */
    reader: string;
  };
}

interface QueueData<Item> {
  data: { data: readonly Item[] } | undefined;
  isPlaceholderData: boolean;
}

/** Identifies the list that is on screen; undefined while another one is loading. */
const toListKey = ({ data, isPlaceholderData }: QueueData<unknown>, filters: QueueFilters<string>) =>
  data && !isPlaceholderData ? JSON.stringify(filters) : undefined;

/** Shared behavior of every queue: shortcuts, selection, decisions with undo, and review leases. */
export function useQueue<Item extends { _id: string }>(
  rules: QueueRules<Item>,
  query: QueueData<Item>,
  filters: QueueFilters<string>,
) {
  const loaded = query.data?.data ?? [];
  const [asking, rejecting] = [useTask<readonly Item[]>(), useTask<readonly Item[]>()];
  const { nextFocus, resetFocus, gone, undo, ...selection } = useSelectedDecisions(rules);
  const { selected, select, toggle, approveNow, rejectNow } = selection;
  const { others, isOwn, findObstacle, filterDecidable } = useObstacles(rules);

  const items = loaded.filter(({ _id }) => !gone.has(_id));
  const chosen = items.filter((item) => selected.has(item._id) && rules.isWaiting(item));

  /**
   * A click asks first where the specification quotes a question. A key acts at once, because it can be undone, except
   * on several items: only one of them was shown.
   */
  function approve(some: readonly Item[], by: "click" | "key" = "click") {
    const left = filterDecidable(some);
    if (left.length === 0) return;
    resetFocus();
    if (rules.approve.ask && (by === "click" || left.length > 1)) return asking.begin(left);
    approveNow(left);
    // Move the focus after the list has rendered without the item.
    requestAnimationFrame(() => nextFocus()?.focus());
  }

  function reject(some: readonly Item[]) {
    const left = filterDecidable(some);
    resetFocus();
    if (rules.reject && left.length > 0) rejecting.begin(left);
  }

  const getTargets = (id?: string) => (chosen.length > 0 ? chosen : items.filter(({ _id }) => _id === id));
  const keys: QueueActions = {
    a: (id) => approve(getTargets(id), "key"),
    r: (id) => reject(getTargets(id)),
    x: toggle,
    u: undo,
  };
  const list = { rules, keys, items, goneCount: loaded.length - items.length, others, isOwn, findObstacle };
  const decisions = { approve, reject, undo, asking, rejecting, approveNow, rejectNow };
  const current = useCurrentItem({ items, gone, list: toListKey(query, filters) });
  return { ...list, ...decisions, ...current, selected, chosen, toggle, select, nextFocus };
}

/** Decisions about the selected items, and the focus target after them. */
function useSelectedDecisions<Item extends { _id: string }>(rules: QueueRules<Item>) {
  const next = useRef<(() => HTMLElement | null) | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const { gone, decide, undo } = useDecisions<Item>({
    key: rules.key,
    getName: rules.getName,
    // Several restored items stay selected, so that they can be retried together.
    onRestore: (ids) => setSelected((before) => (ids.length > 1 ? before.union(new Set(ids)) : before)),
  });

  function decideAll(some: readonly Item[], decision: Decision<Item>) {
    const ids = some.map(({ _id }) => _id);
    next.current = getNextFocusTarget(ids);
    decide(some, decision);
    setSelected((before) => before.difference(new Set(ids)));
  }

  /** For dialogs: decides without asking for confirmation again. */
  const approveNow = (some: readonly Item[]) => decideAll(some, { doing: "Approving…", ...rules.approve });
  const rejectNow = (some: readonly Item[], why: Rejection) => {
    const { reject: no } = rules;
    if (!no) return;
    const onDone = () => forgetDraft(some.map(({ _id }) => _id));
    decideAll(some, { ...no, doing: "Rejecting…", send: (item) => no.send(item, why), onDone });
  };
  const nextFocus = () => next.current?.() ?? null;
  const resetFocus = () => void (next.current = null);
  const select = (ids: readonly string[]) => setSelected(new Set(ids));
  function toggle(id: string | undefined) {
    if (id) setSelected((before) => before.symmetricDifference(new Set([id])));
  }
  return { nextFocus, resetFocus, gone, undo, selected, select, toggle, approveNow, rejectNow };
}

/** Finds items that this admin may not decide at all, or not at the moment. */
function useObstacles<Item extends { _id: string }>(rules: QueueRules<Item>) {
  const others = useOtherLeases(rules.kind);
  const user = useUser();
  const isOwn = (item: Item) => user !== null && (rules.getParties?.(item) ?? []).includes(user._id);

  function findObstacle(item: Item): string | undefined {
    if (isOwn(item)) return ownItemMessage;
    return others.has(item._id) ? `${others.get(item._id)} is reviewing this` : undefined;
  }

  function filterDecidable(some: readonly Item[]): readonly Item[] {
    const left = some.filter((item) => !findObstacle(item));
    const [obstacle] = some.flatMap((item) => findObstacle(item) ?? []);
    if (obstacle && left.length === 0) toast.info(`${obstacle}.`);
    return left.filter(rules.isWaiting);
  }
  return { others, isOwn, findObstacle, filterDecidable };
}

export type Queue<Item extends { _id: string }> = ReturnType<typeof useQueue<Item>>;
