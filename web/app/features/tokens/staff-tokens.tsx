import { useQuery } from "@tanstack/react-query";
import { revokeStaffToken, type StaffToken } from "@vesper/contract/accounts/personal-tokens";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { QueueList } from "#web/queue/queue-list.tsx";
import { api } from "#web/session/api.ts";
import { PersonLink } from "#web/shared/person-link.tsx";
import { CardList } from "#web/ui/data/card-list.tsx";
import { getPageNumber } from "#web/ui/data/page-numbers.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { staffTokensQuery } from "./queries.ts";
import { RevokeButton } from "./revoke-button.tsx";
import { TokenFacts } from "./token-facts.tsx";

/** Active tokens of all staff, which any admin can revoke. */
export function StaffTokens() {
  const [params] = useSearchParams();
  const query = useQuery(staffTokensQuery(getPageNumber(params)));
  const [now] = useState(() => new Date());
  return (
    <section aria-labelledby="staff-tokens" className="flex flex-col gap-4">
      <header>
        <h2 id="staff-tokens" className="font-serif text-lead font-semibold">
          Active tokens of all staff
        </h2>
        <p className="mt-1 text-small text-muted">
          Revoke a token that a colleague no longer needs or has lost.
        </p>
      </header>
      <QueueList
        query={query}
        what="tokens"
        skeleton={<Skeleton className="h-28 w-full rounded-card" />}
        empty={<p className="py-6 text-small text-muted">Nobody has an active token.</p>}
      >
        <CardList items={query.data?.data} busy={query.isPlaceholderData} className="flex flex-col gap-3">
          {(token) => <StaffTokenCard token={token} now={now} />}
        </CardList>
      </QueueList>
    </section>
  );
}

function StaffTokenCard({ token, now }: { token: StaffToken; now: Date }) {
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
        <h3 className="font-semibold wrap-anywhere">
          <bdi>{token.name}</bdi>{" "}
          <span className="font-normal text-muted">
            of <PersonLink id={token.owner._id}>{token.owner.name}</PersonLink>
          </span>
        </h3>
        <TokenFacts token={token} now={now} />
      </div>
      <RevokeButton
        name={token.name}
        revoke={() => api.call(revokeStaffToken, { params: { id: token._id } })}
      />
    </Card>
  );
}
