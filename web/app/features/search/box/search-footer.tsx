import type { SuggestedPlace } from "@vesper/contract/profiles/suggestions";
import { limits } from "@vesper/contract/core/limits";
import { clsx } from "clsx/lite";
import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { Chip } from "#web/ui/actions/chip.tsx";
import LayoutGrid from "virtual:icons/layout-grid";
import Tag from "virtual:icons/tag";

interface SearchFooterProps {
  places: readonly SuggestedPlace[] | null;
  /** The text has a single letter. */
  isTooShort: boolean;
  /** Suggestions are shown, which need the room of the hint on a phone. */
  isCompact: boolean;
  /** There is nothing to search for yet. */
  isEmpty: boolean;
  onFollow: () => void;
}

/** Ways to search without a name in mind, and the button that searches. */
export function SearchFooter({ places, isTooShort, isCompact, isEmpty, onFollow }: SearchFooterProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <p className={clsx("min-w-0 flex-1 basis-48 text-small text-muted", isCompact && "max-sm:hidden")}>
        {isTooShort ? `Enter at least ${limits.search.minimum} characters.` : getHint(places)}
      </p>
      <div className="flex grow flex-wrap items-center gap-2 sm:grow-0">
        <Chip
          render={<Link to="/categories" onClick={onFollow} />}
          icon={<LayoutGrid aria-hidden />}
          className="max-sm:px-3"
        >
          By Category
        </Chip>
        <Chip
          render={<Link to="/tags" onClick={onFollow} />}
          icon={<Tag aria-hidden />}
          className="max-sm:px-3"
        >
          By Tags
        </Chip>
        <Button
          type="submit"
          className="ml-auto max-sm:px-4"
          disabledReason={isEmpty ? "Enter a name or a city, or choose a place." : undefined}
        >
          Search
        </Button>
      </div>
    </div>
  );
}

/** Names cities that have profiles. */
function getHint(places: readonly SuggestedPlace[] | null): string {
  const cities = (places ?? []).slice(0, 2).map(({ city }) => city);
  return cities.length > 0
    ? `Try a first name, or a city such as ${cities.join(" or ")}.`
    : "Try a first name or a city.";
}
