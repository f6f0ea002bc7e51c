import type { Category, Tag } from "@vesper/contract/profiles/taxonomy";
import { limits } from "@vesper/contract/core/limits";
import { Search } from "lucide-react";
import type { SubmitEvent } from "react";
import { Link, useNavigate, useNavigation } from "react-router";
import { FilterButton } from "#web/features/search/filters/filter-panel.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Chip } from "#web/ui/actions/chip.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";

const maxLinks = 10;

const getTopTerms = <T extends Category | Tag>(terms: readonly T[]) =>
  terms
    .filter(({ profileCount }) => profileCount > 0)
    .toSorted((one, other) => other.profileCount - one.profileCount)
    .slice(0, maxLinks);

/** Start of the search: a search box and the most used links. */
export function SearchStart({ categories, tags }: { categories: readonly Category[]; tags: readonly Tag[] }) {
  const toLinks = (kind: "category" | "tag", terms: readonly (Category | Tag)[]) =>
    getTopTerms(terms).map(({ slug, name, profileCount }) => ({
      to: `/${kind}/${slug}`,
      name,
      profileCount,
    }));
  const isSearching = useNavigation().location?.pathname === "/search";
  const places = categories.filter(({ type }) => type === "location");
  const others = categories.filter(({ type }) => type !== "location");
  return (
    <div className="flex flex-col gap-10">
      {isSearching && (
        <p role="status" className="flex items-center gap-2 font-medium">
          <Spinner className="size-4" />
          Searching...
        </p>
      )}
      <div className="flex flex-col gap-3 lg:hidden">
        <SearchForm />
        <FilterButton count={0} />
      </div>
      <LinkRow
        title="Start here"
        links={[
          { to: "/search?available=true", name: "Available now" },
          { to: "/search?verified=true", name: "Verified" },
        ]}
      />
      <LinkRow title="Cities" links={toLinks("category", places)} />
      <LinkRow title="Popular categories" links={toLinks("category", others)} />
      <LinkRow title="Popular tags" links={toLinks("tag", tags)} />
    </div>
  );
}

/** Search box for screens without a filter column. */
function SearchForm() {
  const navigate = useNavigate();

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = new FormData(event.currentTarget).get("q");
    if (typeof q === "string" && q.trim()) void navigate(`/search?q=${encodeURIComponent(q.trim())}`);
  }

  return (
    <form
      action="/search"
      role="search"
      aria-label="Search profiles"
      onSubmit={handleSubmit}
      className="flex gap-2"
    >
      <TextField
        type="search"
        name="q"
        label="Search by name or city"
        labelHidden
        placeholder="Search by name or city"
        icon={<Search />}
        maxLength={limits.search.query}
        className="flex-1 [&_input::-webkit-search-cancel-button]:appearance-none"
      />
      <Button type="submit">Search</Button>
    </form>
  );
}

interface LinkRowProps {
  title: string;
  links: readonly { to: string; name: string; profileCount?: number }[];
}

function LinkRow({ title, links }: LinkRowProps) {
  if (links.length === 0) return null;
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-serif text-lead font-semibold">{title}</h2>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ to, name, profileCount }) => (
          <li key={to}>
            <Chip render={<Link to={to} />}>
              <bdi>{name}</bdi>
              {profileCount !== undefined && <span className="tabular-nums">{profileCount}</span>}
            </Chip>
          </li>
        ))}
      </ul>
    </section>
  );
}
