import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ApiError } from "#web/api/api-error.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { useTask } from "#web/ui/overlays/use-task.ts";
import { AccountFacts } from "./account-facts.tsx";
import { AccountHeaderSkeleton } from "./account-header-skeleton.tsx";
import { AccountHeader } from "./account-header.tsx";
import { Devices } from "./devices.tsx";
import { accountQuery } from "./queries.ts";
import { PendingEmail } from "./pending-email.tsx";
import { headingId, type Task, type WithEscortSection } from "./task.ts";
import { TaskDialog } from "./task-dialog.tsx";

interface PersonPageProps extends WithEscortSection {
  id: string;
  /** What other features know: the wide column, the end of the narrow one, and what stands below both. */
  children: ReactNode;
  beside: ReactNode;
  below: ReactNode;
}

// An address that names nobody is refused before it is looked for.
const isNobody = (error: Error | null) => error instanceof ApiError && [400, 404].includes(error.status);

/** Everything about one person in one place. Each part loads by itself, all at once; this one says who it is. */
export function PersonPage({ id, EscortSection, children, beside, below }: PersonPageProps) {
  const { data: user, error, isFetching, refetch } = useQuery(accountQuery(id));
  const { current, begin, dialog } = useTask<Task>();
  return (
    <article id={headingId} tabIndex={-1} className="flex flex-col gap-6 outline-none">
      {isNobody(error) ? (
        <EmptyState
          title="This account does not exist."
          text="It was never there, or it is closed."
          action={{ label: "User Management", to: "/admin/users" }}
        />
      ) : error && !user ? (
        <LoadFailure
          message={`Error loading user: ${error.message}`}
          retryLabel="Retry"
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <>
          {user ? <AccountHeader user={user} onTask={begin} /> : <AccountHeaderSkeleton />}
          <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
            <div className="flex min-w-0 flex-col gap-6">{children}</div>
            <div className="flex min-w-0 flex-col gap-6 ">
              <PendingEmail userId={id} />
              {user ? <AccountFacts user={user} /> : <Skeleton className="h-80 w-full rounded-card" />}
              <Devices userId={id} />
              {beside}
            </div>
          </div>
          {below}
        </>
      )}
      {current && (
        <TaskDialog key={current.number} task={current.task} EscortSection={EscortSection} {...dialog} />
      )}
    </article>
  );
}
