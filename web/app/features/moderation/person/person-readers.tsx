import { useQuery } from "@tanstack/react-query";
import type { StaffReader, StaffReadKind } from "@vesper/contract/accounts/staff-reads";
import { LoadedSection } from "#web/ui/feedback/loaded-section.tsx";
import { PersonLink } from "#web/shared/person-link.tsx";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { readersQuery } from "../cases/queries.ts";

const pageLabels: Record<StaffReadKind, string> = {
  "user-list": "the user list",
  account: "the account",
  overview: "the overview",
  devices: "the devices",
  "letter-list": "the contact inbox",
  letter: "a contact message",
  "chat-message": "a reported message",
};

/** Admins who have viewed a person's data. */
export function PersonReaders({ id }: { id: string }) {
  const query = useQuery(readersQuery(id));
  return (
    <LoadedSection
      title="Viewed by"
      text="Staff who viewed this member’s data in the last 90 days."
      query={query}
      failure="Failed to load the list of viewers"
    >
      {(readers) =>
        readers.length === 0 ? (
          <p className="text-small text-muted">No one yet.</p>
        ) : (
          <ul className="divide-y divide-line">
            {readers.map((reader) => (
              <Reader key={reader.admin._id} reader={reader} />
            ))}
          </ul>
        )
      }
    </LoadedSection>
  );
}

function Reader({ reader: { admin, kinds, lastAt } }: { reader: StaffReader }) {
  return (
    <li className="flex flex-col gap-0.5 py-2.5 text-small">
      <span className="font-medium wrap-anywhere">
        <PersonLink id={admin._id}>{admin.name}</PersonLink>
      </span>
      <span className="text-muted">
        {kinds.map((kind) => pageLabels[kind]).join(", ")}; last <DateTime at={lastAt} />
      </span>
    </li>
  );
}
