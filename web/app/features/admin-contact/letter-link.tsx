import type { ContactItem } from "@vesper/contract/contact";
import { Link } from "react-router";

/** Covers the whole row or card it stands in; the keys of the queue look for it. */
export function LetterLink({ item }: { item: ContactItem }) {
  return (
    <>
      <Link
        to={`/admin/contact/${item._id}`}
        data-queue-item
        className="block after:absolute after:inset-0 after:rounded-inner focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
      >
        <bdi className="block wrap-anywhere lg:truncate">{item.subject}</bdi>
      </Link>
      <p className="font-normal wrap-anywhere text-muted max-lg:line-clamp-2 lg:truncate">
        <bdi>{item.excerpt}</bdi>
      </p>
    </>
  );
}
