import { Link } from "react-router";
import { StarMark } from "#web/ui/data/stars.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { clsx } from "clsx/lite";
import { useSite } from "./site.ts";

interface NotFoundProps {
  title?: string;
  text?: string;
}

const suggestedLinks = [
  { to: "/", label: "Home" },
  { to: "/categories", label: "Categories" },
  { to: "/tags", label: "Tags" },
  { to: "/help-center", label: "Help Center" },
] as const;

export function NotFound({
  title = "Page not found",
  text = "This page doesn’t exist or was removed. Try a search, or use one of the links below.",
}: NotFoundProps) {
  const { isGated } = useSite();
  return (
    <div className="mx-auto flex w-full max-w-lg flex-1 flex-col items-center justify-center gap-4 px-4 py-20 text-center">
      <StarMark className="size-14 text-line-strong" />
      <h1 className="font-serif text-heading font-semibold">{title}</h1>
      <p className="text-muted">{text}</p>
      {!isGated && <SearchForm className="mt-4 w-full" />}
      <nav aria-label="Helpful links" className="mt-2">
        <ul className="flex flex-wrap justify-center">
          {suggestedLinks.map(({ to, label }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-11 items-center px-3 text-small text-accent underline underline-offset-4"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

/** Plain form without a script, because every page bundles it for the case that it is not found. */
function SearchForm({ className }: { className?: string }) {
  return (
    <form role="search" action="/search" className={clsx("flex gap-2", className)}>
      <input
        name="q"
        type="search"
        required
        aria-label="Search by name or city"
        placeholder="Search by name or city"
        className="field min-w-0 flex-1 rounded-control px-4.5 py-2 text-ellipsis"
      />
      <Button type="submit">Search</Button>
    </form>
  );
}
