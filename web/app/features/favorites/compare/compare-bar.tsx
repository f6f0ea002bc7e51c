import { limits } from "@vesper/contract/core/limits";
import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import Columns3 from "virtual:icons/columns-3";
import { toComparePath } from "./compared-ids.ts";

/** Stays in sight while the member chooses. */
export function CompareBar({ ids, onClear }: { ids: readonly string[]; onClear: () => void }) {
  if (ids.length === 0) return null;
  return (
    <div
      role="status"
      className="sticky top-20 z-20 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-line bg-surface px-4 py-2 shadow-soft"
    >
      <p className="text-small">
        {ids.length === 1
          ? "1 chosen. Choose at least one more to compare."
          : `${ids.length} of ${limits.compare.most} chosen`}
      </p>
      <div className="flex gap-2">
        <Button tone="quiet" size="small" onClick={onClear}>
          Clear
        </Button>
        {ids.length > 1 && (
          <Button
            size="small"
            icon={<Columns3 aria-hidden className="size-4" />}
            render={<Link to={toComparePath(ids)} />}
          >
            Compare
          </Button>
        )}
      </div>
    </div>
  );
}
