import type { ContactItem } from "@vesper/contract/contact";
import { timeSince } from "#web/ui/time-since.ts";
import { LetterLink } from "./letter-link.tsx";
import { Moment } from "./moment.tsx";

interface InboxRowProps {
  item: ContactItem;
  now: Date;
}

export function InboxRow({ item, now }: InboxRowProps) {
  return (
    <tr className="relative has-[a:focus-visible]:[&>*]:bg-hover">
      <th scope="row" className="lg:w-full lg:max-w-0">
        <LetterLink item={item} />
      </th>
      <td data-beside className="max-lg:flex-1 lg:min-w-52">
        <bdi className="block wrap-anywhere">{item.name}</bdi>
        <bdi className="block text-muted wrap-anywhere">{item.email}</bdi>
      </td>
      <td data-beside className="whitespace-nowrap max-lg:text-muted">
        {item.settledAt ? <Moment at={item.settledAt} /> : <Waiting since={item.createdAt} now={now} />}
      </td>
    </tr>
  );
}

function Waiting({ since, now }: { since: string; now: Date }) {
  return <time dateTime={since}>{timeSince(new Date(since), now)}</time>;
}
