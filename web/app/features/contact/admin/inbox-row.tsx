import type { ContactItem } from "@vesper/contract/moderation/contact";
import { SelectBox } from "#web/queue/select-box.tsx";
import { ClaimedNote } from "#web/queue/notes.tsx";
import type { Queue } from "#web/queue/use-queue.ts";
import { formatTimeSince } from "#web/ui/data/dates.ts";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { Link } from "react-router";

interface InboxRowProps {
  queue: Queue<ContactItem>;
  item: ContactItem;
  now: Date;
  isOpen: boolean;
}

export function InboxRow({ queue, item, now, isOpen }: InboxRowProps) {
  const taken = queue.others.get(item._id);
  return (
    <tr className="relative has-[a:focus-visible]:[&>*]:bg-hover">
      {isOpen && (
        // Stacked above the link, which covers the row.
        <td data-beside className="z-1 max-xl:absolute max-xl:top-2 max-xl:right-4 xl:relative">
          <SelectBox
            name={item.subject}
            checked={queue.selected.has(item._id)}
            onToggle={() => queue.toggle(item._id)}
          />
        </td>
      )}
      <th scope="row" className="max-xl:pr-12! xl:w-full xl:max-w-0">
        <LetterLink item={item} taken={taken} />
        <ClaimedNote by={taken} />
      </th>
      <td data-beside className="max-xl:flex-1 xl:min-w-52">
        <bdi className="block wrap-anywhere">{item.name}</bdi>
        <bdi className="block text-muted wrap-anywhere">{item.email}</bdi>
      </td>
      <td data-beside className="whitespace-nowrap max-xl:text-muted">
        {item.settledAt ? (
          <DateTime at={item.settledAt} className="whitespace-nowrap" />
        ) : (
          <DateTime at={item.createdAt} format={(iso) => formatTimeSince(new Date(iso), now)} />
        )}
      </td>
    </tr>
  );
}

interface LetterLinkProps {
  item: ContactItem;
  /** Name of the admin who has claimed the message. */
  taken: string | undefined;
}

/** Link that covers its whole row or card; the queue shortcuts focus it. */
function LetterLink({ item, taken }: LetterLinkProps) {
  return (
    <>
      <Link
        to={`/admin/contact/${item._id}`}
        data-queue-item={item._id}
        data-taken={taken}
        className="block after:absolute after:inset-0 after:rounded-inner focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
      >
        <bdi className="block wrap-anywhere xl:truncate">{item.subject}</bdi>
      </Link>
      <p className="font-normal wrap-anywhere text-muted max-xl:line-clamp-2 xl:truncate">
        <bdi>{item.excerpt}</bdi>
      </p>
    </>
  );
}
