import type { Listing } from "@vesper/contract/listings";
import { Flag } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import { Chip } from "#web/ui/actions/chip.tsx";
import { classes } from "#web/ui/actions/classes.ts";

interface ListingWordsProps {
  listing: Listing;
  className?: string;
}

/** What it is, in the supplier's own words, and where more of the kind is found. */
export function ListingWords({ listing, className }: ListingWordsProps) {
  const { description, categoryId: category, tags } = listing;
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes("flex min-w-0 flex-col gap-6", className)}>
      <div>
        <h2 id={id} className="mb-3 font-serif text-lead font-semibold">
          What to expect
        </h2>
        <p className="max-w-prose leading-relaxed wrap-anywhere whitespace-pre-line">
          <bdi>{description}</bdi>
        </p>
      </div>
      {(category || tags.length > 0) && (
        <ul aria-label="Found under" className="flex flex-wrap gap-2">
          {category && (
            <li>
              <Chip render={<Link to={`/category/${category.slug}`} />}>{category.name}</Chip>
            </li>
          )}
          {tags.map((tag) => (
            <li key={tag._id}>
              <Chip render={<Link to={`/tag/${tag.slug}`} />}>{tag.name}</Chip>
            </li>
          ))}
        </ul>
      )}
      <Link
        to={`/report/listing/${listing._id}`}
        rel="nofollow"
        className="inline-flex min-h-11 items-center gap-2 self-start text-small text-muted underline-offset-4 hover:text-ink hover:underline"
      >
        <Flag aria-hidden className="size-4" />
        Report this listing
      </Link>
    </section>
  );
}
