import { queryOptions, useQuery } from "@tanstack/react-query";
import { limits } from "@vesper/contract/core/limits";
import { releaseItem, listLeases, type QueueKind, claimItem } from "@vesper/contract/moderation/queues";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "#web/api/api-error.ts";
import { api } from "#web/session/api.ts";
import { useUser } from "#web/session/session-store.ts";
import { runConcurrently } from "./run-concurrently.ts";

const leasesQuery = (kind: QueueKind) =>
  queryOptions({
    queryKey: ["admin", "leases", kind],
    refetchInterval: limits.web.adminBadges,
    queryFn: async () => (await api.call(listLeases, { query: { kind } })).data,
  });

/** Items claimed by other admins, with their names. */
export function useOtherLeases(kind: QueueKind): ReadonlyMap<string, string> {
  const user = useUser();
  const { data = [] } = useQuery(leasesQuery(kind));
  return new Map(
    data.filter(({ admin }) => admin._id !== user?._id).map(({ _id, admin }) => [_id, admin.name]),
  );
}

/** Releases leases without waiting for the response: a lease that is not released expires after some minutes. */
export const releaseReviews = (ids: readonly string[]) => {
  for (const id of ids) void api.call(releaseItem, { params: { id }, keepalive: true }).catch(() => {});
};

/** The item is claimed by another admin, or is about this admin. */
const isClaimRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === "conflict" || error.code === "forbidden");

/** Claims these items while their dialog is open, and releases them unless they were decided. */
export function useReviewLease(kind: QueueKind, ids: readonly string[], isOpen: boolean) {
  const [refusal, setRefusal] = useState<string>();
  const isDecided = useRef(false);
  const wanted = ids.join();

  useEffect(() => {
    if (!isOpen || wanted === "") return;
    const claimed = wanted.split(",");
    isDecided.current = false;
    const claimItems = async () => {
      const { failed } = await runConcurrently(claimed, (id) => api.call(claimItem, { body: { kind, id } }));
      // Other failures surface when the decision is sent.
      setRefusal(failed.map(({ error }) => error).find(isClaimRefused)?.message);
    };
    const releaseItems = () => void (isDecided.current || releaseReviews(claimed));
    let claiming = claimItems();
    const again = setInterval(() => void (claiming = claimItems()), limits.moderation.lease / 2);
    window.addEventListener("pagehide", releaseItems);
    return () => {
      clearInterval(again);
      window.removeEventListener("pagehide", releaseItems);
      // Wait for the claim: the release must not overtake it.
      void claiming.finally(releaseItems);
    };
  }, [kind, wanted, isOpen]);

  return { refusal, decided: () => void (isDecided.current = true) };
}
