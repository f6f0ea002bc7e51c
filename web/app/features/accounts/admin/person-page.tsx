import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError } from "#web/api/api-error.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { useTask } from "#web/ui/overlays/use-task.ts";
import { AccountHeader } from "./account-header.tsx";
import { AccountMails } from "./account-mails.tsx";
import { accountQuery, devicesQuery } from "./queries.ts";
import { PendingEmail } from "./pending-email.tsx";
import { headingId, type Task } from "./task.ts";
import { TaskDialog } from "./task-dialog.tsx";
import { LoadedSection } from "#web/ui/feedback/loaded-section.tsx";
import type { Session } from "@vesper/contract/accounts/sessions";
import { endUserSession } from "@vesper/contract/accounts/admin-users";
import { api } from "#web/session/api.ts";
import { useCapable } from "#web/session/use-capable.ts";
import { Capable } from "#web/shared/capable.tsx";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { DeviceRow } from "../device-row.tsx";
import { useUserChange } from "./use-user-change.ts";
import type { AdminUser } from "@vesper/contract/accounts/admin-users";
import { Badge } from "#web/ui/data/badge.tsx";
import { type Definition, DefinitionList } from "#web/ui/data/definition-list.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";

interface PersonPageProps {
  id: string;
  /**
   * Sections from other features: `children` in the wide column, `beside` at the end of the narrow one, `below` under
   * both.
   */
  children: ReactNode;
  beside: ReactNode;
  below: ReactNode;
}

// A malformed id is rejected with 400 before any lookup.
const isMissingAccount = (error: Error | null) =>
  error instanceof ApiError && [400, 404].includes(error.status);

/** Admin page of one person. All sections load independently and in parallel; this component loads the account. */
export function PersonPage({ id, children, beside, below }: PersonPageProps) {
  const query = useQuery(accountQuery(id));
  const { data: user, error } = query;
  const { current, begin, dialog } = useTask<Task>();
  return (
    <article id={headingId} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      {isMissingAccount(error) ? (
        <EmptyState
          title="This account doesn’t exist"
          text="The link may be wrong, or the account may have been closed."
          action={{ label: "User Management", to: "/admin/users" }}
        />
      ) : error && !user ? (
        <LoadFailure query={query} message={`Error loading user: ${error.message}`} retryLabel="Retry" />
      ) : (
        <>
          {user ? <AccountHeader user={user} onTask={begin} /> : <AccountHeaderSkeleton />}
          <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <div className="flex min-w-0 flex-col gap-6">{children}</div>
            <div className="flex min-w-0 flex-col gap-6 ">
              <PendingEmail userId={id} />
              {user && (
                <Capable of="support">
                  <AccountMails user={user} />
                </Capable>
              )}
              {user ? <AccountFacts user={user} /> : <Skeleton className="h-80 w-full rounded-card" />}
              <Devices userId={id} />
              {beside}
            </div>
          </div>
          {below}
        </>
      )}
      {current && <TaskDialog key={current.number} task={current.task} {...dialog} />}
    </article>
  );
}

function AccountHeaderSkeleton() {
  return (
    <div aria-busy="true" aria-label="Loading user" className="flex items-center gap-4 pt-14">
      <Skeleton className="size-16 rounded-control" />
      <div className="flex flex-col gap-2">
        <Skeleton className="h-8 w-56" />
        <Skeleton className="h-5 w-32" />
      </div>
    </div>
  );
}

/** Devices the person is signed in on, each with a way to end its session. */
function Devices({ userId }: { userId: string }) {
  const query = useQuery(devicesQuery(userId));
  return (
    <LoadedSection title="Signed-in devices" query={query} failure="Failed to load the devices">
      {(sessions) =>
        sessions.length === 0 ? (
          <p className="text-small text-muted">Not signed in on any device.</p>
        ) : (
          <ul className="divide-y divide-line">
            {sessions.map((session) => (
              <UserDevice
                key={session._id}
                userId={userId}
                session={session}
                now={new Date(query.dataUpdatedAt)}
              />
            ))}
          </ul>
        )
      }
    </LoadedSection>
  );
}

function UserDevice({ userId, session, now }: { userId: string; session: Session; now: Date }) {
  const end = useUserChange({
    change: () => api.call(endUserSession, { params: { id: userId, sessionId: session._id } }),
    done: "Device signed out",
    failed: "Failed to sign out the device",
  });
  const mayEnd = useCapable()("change-people");
  return (
    <DeviceRow
      session={session}
      now={now}
      busy={end.isPending}
      onEnd={mayEnd ? () => end.mutate(undefined) : undefined}
    />
  );
}

function AccountFacts({ user }: { user: AdminUser }) {
  return (
    <SectionCard title="Account">
      <DefinitionList items={getAccountFacts(user)} />
    </SectionCard>
  );
}

function getAccountFacts(user: AdminUser): Definition[] {
  const { email, isEmailVerified, phone, location, address, createdAt, updatedAt } = user;
  const given: [term: string, detail: string | null][] = [
    ["Phone", phone],
    ["Location", location],
    ["Address", address],
  ];
  return [
    { term: "Email", detail: <bdi className="wrap-anywhere">{email}</bdi> },
    {
      term: "Email confirmed",
      detail: isEmailVerified ? <Badge tone="jade">Yes</Badge> : <Badge tone="gold">Not yet</Badge>,
    },
    ...given.flatMap(([term, detail]) => (detail ? { term, detail: <bdi>{detail}</bdi> } : [])),
    { term: "Created", detail: <DateTime at={createdAt} /> },
    { term: "Last changed", detail: <DateTime at={updatedAt} /> },
    { term: "ID", detail: <span className="font-mono text-caption break-all">{user._id}</span> },
  ];
}
