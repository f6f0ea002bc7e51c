import { limits } from "@vesper/contract/core/limits";
import { useState } from "react";

/** Profiles chosen for the comparison, at most four; kept while the member pages through the favorites. */
export function useCompared() {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    ids,
    isFull: ids.length >= limits.compare.most,
    toggle: (id: string) =>
      setIds((before) =>
        before.includes(id)
          ? before.filter((one) => one !== id)
          : [...before, id].slice(0, limits.compare.most),
      ),
    clear: () => setIds([]),
  };
}
