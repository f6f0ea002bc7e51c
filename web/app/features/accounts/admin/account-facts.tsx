import type { AdminUser } from "@vesper/contract/admin-users";
import type { ReactNode } from "react";
import { Badge } from "#web/ui/data/badge.tsx";
import { type Definition, DefinitionList } from "#web/ui/data/definition-list.tsx";
import { SectionCard } from "#web/ui/layout/section-card.tsx";

const moments = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeStyle: "short" });

/** What the account says. */
export function AccountFacts({ user }: { user: AdminUser }) {
  return (
    <SectionCard title="Account">
      <DefinitionList items={factsOf(user)} />
    </SectionCard>
  );
}

function factsOf(user: AdminUser): Definition[] {
  const { email, isEmailVerified, phone, location, address, createdAt, updatedAt } = user;
  const given: [term: string, detail: string | null][] = [
    ["Phone", phone],
    ["Location", location],
    ["Address", address],
  ];
  return [
    { term: "Email", detail: <bdi className="wrap-anywhere">{email}</bdi> },
    {
      term: "Confirmed",
      detail: isEmailVerified ? <Badge tone="jade">Yes</Badge> : <Badge tone="gold">Not yet</Badge>,
    },
    ...given.flatMap(([term, detail]) => (detail ? { term, detail: <bdi>{detail}</bdi> } : [])),
    { term: "Created", detail: at(createdAt) },
    { term: "Last changed", detail: at(updatedAt) },
    { term: "Id", detail: <span className="font-mono text-caption break-all">{user._id}</span> },
  ];
}

const at = (time: string): ReactNode => <time dateTime={time}>{moments.format(new Date(time))}</time>;
