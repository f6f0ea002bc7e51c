import { BadgeCheck, Clock, LayoutGrid, SlidersHorizontal, Tags } from "lucide-react";
import { Link } from "react-router";
import { Chip } from "#web/ui/actions/chip.tsx";

const links = [
  { to: "/search?available=true", label: "Available now", Icon: Clock },
  { to: "/search?verified=true", label: "Verified", Icon: BadgeCheck },
  { to: "/categories", label: "Categories", Icon: LayoutGrid },
  { to: "/tags", label: "Tags", Icon: Tags },
  { to: "/search", label: "All filters", Icon: SlidersHorizontal },
] as const;

/** The usual ways to narrow it down, in one row that scrolls sideways on a phone. */
export function QuickLinks() {
  return (
    <nav
      aria-label="Narrow it down"
      className="-mx-4 mt-4 overflow-x-auto px-4 [scrollbar-width:none] sm:mt-6"
    >
      <ul className="flex gap-2 py-0.5">
        {links.map(({ to, label, Icon }) => (
          <li key={to}>
            <Chip icon={<Icon aria-hidden />} render={<Link to={to} />}>
              {label}
            </Chip>
          </li>
        ))}
      </ul>
    </nav>
  );
}
