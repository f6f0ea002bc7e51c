import { LayoutGrid, Tag } from "lucide-react";
import { Link } from "react-router";
import { Chip } from "#web/ui/actions/chip.tsx";

/** Shortcuts for people who search without a name in mind. */
export function SearchShortcuts({ onFollow }: { onFollow: () => void }) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3">
      <p className="min-w-0 flex-1 basis-56 text-small text-muted">
        Try a first name, or a city such as Lisbon or Vienna.
      </p>
      <div className="flex gap-2">
        <Chip render={<Link to="/categories" onClick={onFollow} />} icon={<LayoutGrid aria-hidden />}>
          By Category
        </Chip>
        <Chip render={<Link to="/tags" onClick={onFollow} />} icon={<Tag aria-hidden />}>
          By Tags
        </Chip>
      </div>
    </div>
  );
}
