import { PersonReviews } from "#web/features/reviews/admin/person-reviews.tsx";
import { PersonPage } from "#web/features/accounts/admin/person-page.tsx";
import { PersonOverview } from "#web/features/insights/person-overview.tsx";
import { PersonMedia } from "#web/features/media/admin/person-media.tsx";
import { PersonHistory } from "#web/features/moderation/person/person-history.tsx";
import { PersonReaders } from "#web/features/moderation/person/person-readers.tsx";
import { PersonRecord } from "#web/features/moderation/person/person-record.tsx";
import { PersonReports } from "#web/features/moderation/person/person-reports.tsx";
import { Capable } from "#web/shared/capable.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import type { Route } from "./+types/user.ts";

export const meta = describePage({ title: "User", indexed: false });

export default function AdminUserRoute({ params: { id } }: Route.ComponentProps) {
  return (
    <PersonPage
      key={id}
      id={id}
      beside={
        <>
          <Capable of="decide-cases">
            <PersonReports id={id} />
          </Capable>
          <Capable of="audit">
            <PersonReaders id={id} />
          </Capable>
        </>
      }
      below={
        <Capable of="audit">
          <PersonHistory id={id} />
        </Capable>
      }
    >
      <PersonOverview id={id} />
      <Capable of="decide-cases">
        <PersonRecord id={id} />
      </Capable>
      <Capable of="moderate">
        <PersonMedia id={id} />
        <PersonReviews id={id} />
      </Capable>
    </PersonPage>
  );
}
