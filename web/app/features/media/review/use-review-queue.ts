import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Media } from "@vesper/contract/media";
import { useEffect } from "react";
import { areShortcutsOn } from "#web/session/shortcuts.ts";
import { isShortcut } from "#web/ui/is-shortcut.ts";
import { useTask } from "#web/ui/use-task.ts";
import type { ReviewFilters } from "./filters.ts";
import { nextOf } from "./next-of.ts";
import { reviewQuery } from "./queries.ts";

/** Which one is open, and which one comes after it. */
export function useReviewQueue(filters: ReviewFilters) {
  const queries = useQueryClient();
  const { data } = useQuery(reviewQuery(filters));
  const { current, begin, dialog } = useTask<Media>();
  const queue = filters.status === "pending" ? (data?.data ?? []) : [];
  const next = current && nextOf(queue, current.task._id);

  // The list behind is shorter by now. When the page is through, the one after it has moved up.
  async function handleDecided() {
    if (next) return begin(next);
    const { data: fresh } = await queries.fetchQuery({
      ...reviewQuery({ ...filters, page: 1 }),
      staleTime: 0,
    });
    const [first] = fresh.filter(({ _id }) => _id !== current?.task._id);
    if (first) begin(first);
    else dialog.onOpenChange(false);
  }

  const [first] = queue;
  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (event.key !== "n" || !first || !areShortcutsOn() || !isShortcut(event)) return;
      event.preventDefault();
      begin(first);
    }
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  });

  return {
    current: current?.task ?? null,
    begin,
    dialog,
    onNext: next ? () => begin(next) : undefined,
    onDecided: () => void handleDecided(),
  };
}
