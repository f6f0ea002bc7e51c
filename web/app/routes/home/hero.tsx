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

/** Short on purpose: visitors come for the profiles below. */
export function Hero() {
  return (
    <section className="mx-auto w-full max-w-content px-4 pt-6 pb-4 sm:px-6 sm:pt-10 lg:px-8 lg:pt-12">
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3">
        <h1 className="max-w-xl font-serif text-display font-semibold tracking-tight">
          Good company, on your terms.
        </h1>
        <p className="max-w-md text-muted sm:pb-1.5">
          Independent companions. Every profile is reviewed by our team before it goes live. No tracking, no
          noise.
        </p>
      </div>
      <QuickLinks />
    </section>
  );
}

/** Common filters, in one row that scrolls sideways on a phone. */
function QuickLinks() {
  return (
    <nav
      aria-label="Quick filters"
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
