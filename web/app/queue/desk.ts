import { queryOptions, useQuery } from "@tanstack/react-query";
import { limits } from "@vesper/contract/core/limits";
import { clearFromDesk, listDesks, type QueueKind, takeOnDesk } from "@vesper/contract/moderation/queues";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "#web/api/api-error.ts";
import { api } from "#web/session/api.ts";
import { useUser } from "#web/session/session-store.ts";
import { inFours } from "./in-fours.ts";

const desksQuery = (kind: QueueKind) =>
  queryOptions({
    queryKey: ["admin", "desk", kind],
    refetchInterval: limits.web.adminBadges,
    queryFn: async () => (await api.call(listDesks, { query: { kind } })).data,
  });

/** What colleagues look at now, with their names. */
export function useOthersAtDesk(kind: QueueKind): ReadonlyMap<string, string> {
  const user = useUser();
  const { data = [] } = useQuery(desksQuery(kind));
  return new Map(
    data.filter(({ admin }) => admin._id !== user?._id).map(({ _id, admin }) => [_id, admin.name]),
  );
}

/** Nobody waits for it: what is not laid back is free again after some minutes. */
export const layBack = (ids: readonly string[]) => {
  for (const id of ids) void api.call(clearFromDesk, { params: { id }, keepalive: true }).catch(() => {});
};

/** Another admin has it in hand, or it is one's own matter. */
const isRefused = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.code === "conflict" || error.code === "forbidden");

/** Takes these in hand while one thinks about them, and lays them back unless they were decided. */
export function useDesk(kind: QueueKind, ids: readonly string[], isOpen: boolean) {
  const [refusal, setRefusal] = useState<string>();
  const isDecided = useRef(false);
  const wanted = ids.join();

  useEffect(() => {
    if (!isOpen || wanted === "") return;
    const taken = wanted.split(",");
    isDecided.current = false;
    const take = async () => {
      const { failed } = await inFours(taken, (id) => api.call(takeOnDesk, { body: { kind, id } }));
      // Whatever else fails is told by the decision itself.
      setRefusal(failed.map(({ error }) => error).find(isRefused)?.message);
    };
    const leave = () => void (isDecided.current || layBack(taken));
    let taking = take();
    const again = setInterval(() => void (taking = take()), limits.moderation.desk / 2);
    window.addEventListener("pagehide", leave);
    return () => {
      clearInterval(again);
      window.removeEventListener("pagehide", leave);
      // Not before it was taken: the two must not overtake each other.
      void taking.finally(leave);
    };
  }, [kind, wanted, isOpen]);

  return { refusal, decided: () => void (isDecided.current = true) };
}
