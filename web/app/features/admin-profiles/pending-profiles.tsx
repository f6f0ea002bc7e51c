import { useQuery } from "@tanstack/react-query";
import { CircleCheck } from "lucide-react";
import { useSearchParams } from "react-router";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { pageOf } from "#web/ui/page-of.ts";
import { Pager } from "#web/ui/pager.tsx";
import { useTask } from "#web/ui/use-task.ts";
import { ApproveDialog } from "./approve-dialog.tsx";
import { LastPage } from "./last-page.tsx";
import { PendingList } from "./pending-list.tsx";
import { ProfilesFailure } from "./profiles-failure.tsx";
import { pendingQuery } from "./queries.ts";
import { RejectDialog } from "./reject-dialog.tsx";
import { headingId, type Task, type TaskHandler } from "./task.ts";

const dialogs = { approve: ApproveDialog, reject: RejectDialog } as const;

const waiting = (count: number) =>
  count === 1 ? "1 profile is waiting for approval." : `${count} profiles are waiting for approval.`;

/** The first look at what escorts have written. */
export function PendingProfiles() {
  const [params] = useSearchParams();
  const { data } = useQuery(pendingQuery(pageOf(params)));
  const { current, begin, dialog } = useTask<Task>();
  const Dialog = current && dialogs[current.task.kind];

  return (
    <div className="flex flex-col gap-5">
      <header>
        <h2 id={headingId} tabIndex={-1} className="font-serif text-title font-semibold outline-none">
          Pending Escort Profiles
        </h2>
        <p className="min-h-6 text-muted">{data && waiting(data.pagination.total)}</p>
      </header>
      <Waiting onTask={begin} />
      {Dialog && <Dialog key={current.number} profile={current.task.profile} {...dialog} />}
    </div>
  );
}

function Waiting({ onTask }: { onTask: TaskHandler }) {
  const [params] = useSearchParams();
  const { data, error, isFetching, refetch } = useQuery(pendingQuery(pageOf(params)));

  if (error && !data) {
    return <ProfilesFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <PendingList onTask={onTask} />;

  const { page, pages, total, limit } = data.pagination;
  if (total === 0) {
    return <EmptyState level={3} icon={<CircleCheck />} title="No draft escort profiles found." />;
  }
  if (page > pages) return <LastPage pages={pages} />;
  return (
    <>
      <PendingList profiles={data.data} onTask={onTask} />
      {pages > 1 && <Pager page={page} totalPages={pages} total={total} perPage={limit} />}
    </>
  );
}
