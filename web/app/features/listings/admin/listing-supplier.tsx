import type { AdminListing } from "@vesper/contract/listings";
import { Link } from "react-router";
import { PersonLink } from "#web/shared/person-link.tsx";
import { dateName } from "./labels.ts";

const linkLooks = "text-accent underline underline-offset-4 hover:text-accent-strong";

/** Who answers for it, since when it is there, and the ways to look closer. */
export function ListingSupplier({ listing }: { listing: AdminListing }) {
  const { supplierId: supplier, slug, isListed, submittedAt, createdAt } = listing;
  const since = submittedAt ?? createdAt;
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-small text-muted">
      <span>
        {submittedAt ? "Submitted" : "Written"} <time dateTime={since}>{dateName(since)}</time> by{" "}
        <PersonLink id={supplier._id}>{supplier.email || supplier.name}</PersonLink>
      </span>
      {supplier.profile ? (
        <Link
          to={`/escort/${supplier.profile.slug}`}
          className={`inline-flex min-h-6 items-center ${linkLooks}`}
        >
          Profile of&nbsp;<bdi>{supplier.profile.name}</bdi>
          {!supplier.profile.isListed && <>&nbsp;(not public)</>}
        </Link>
      ) : (
        <span>No profile yet</span>
      )}
      {isListed && (
        <Link to={`/listing/${slug}`} className={`inline-flex min-h-6 items-center ${linkLooks}`}>
          View page
        </Link>
      )}
    </p>
  );
}
