import { useQuery } from "@tanstack/react-query";
import { adminCancelEmailChange } from "@vesper/contract/accounts/admin-users";
import { api } from "#web/session/api.ts";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { Badge } from "#web/ui/data/badge.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Capable } from "#web/shared/capable.tsx";
import { PersonLink } from "#web/shared/person-link.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { emailChangeQuery } from "./queries.ts";
import { useUserChange } from "./use-user-change.ts";

/** Email address that an admin entered and that is not in effect yet. Renders nothing if there is none. */
export function PendingEmail({ userId }: { userId: string }) {
  const { data: change } = useQuery(emailChangeQuery(userId));
  const cancel = useUserChange({
    change: () => api.call(adminCancelEmailChange, { params: { id: userId } }),
    done: "Email change canceled",
    failed: "Failed to cancel the email change",
  });
  if (!change) return null;
  return (
    <SectionCard
      title="New email address"
      text={
        <>
          Entered by <PersonLink id={change.by._id}>{change.by.name}</PersonLink>. It takes effect once it’s
          confirmed, but not before <DateTime at={change.effectiveAt} />. Until it does, the owner of the
          current address can object.
        </>
      }
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <bdi className="font-medium wrap-anywhere">{change.email}</bdi>
          {change.isConfirmed ? (
            <Badge tone="jade">Confirmed</Badge>
          ) : (
            <Badge tone="gold">Not confirmed yet</Badge>
          )}
        </p>
        <Capable of="change-people">
          <Button
            tone="outline"
            size="small"
            busy={cancel.isPending}
            onClick={() => cancel.mutate(undefined)}
          >
            Cancel change
          </Button>
        </Capable>
      </div>
    </SectionCard>
  );
}
