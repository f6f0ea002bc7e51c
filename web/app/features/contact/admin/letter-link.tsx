import type { ContactItem } from "@vesper/contract/contact";
import { Link } from "react-router";

interface LetterLinkProps {
  item: ContactItem;
  /** Who else looks at it. */
  taken: string | undefined;
}

/** Covers the whole row or card it stands in; the keys of the queue look for it. */
export function LetterLink({ item, taken }: LetterLinkProps) {
  return (
    <>
      <Link
        to={`/admin/contact/${item._id}`}
        data-queue-item={item._id}
        data-taken={taken}
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
