import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { QueueList } from "#web/queue/queue-list.tsx";
import { Capable } from "#web/shared/capable.tsx";
import { FilterBar } from "#web/shared/filter-bar.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import SearchX from "virtual:icons/search-x";
import { useTask } from "#web/ui/overlays/use-task.ts";
import { parseFilters, isFiltered } from "./filters.ts";
import { roleLabels, statusLabels } from "./labels.ts";
import { usersQuery } from "./queries.ts";
import { TaskDialog } from "./task-dialog.tsx";
import { headingId, type Task, type TaskHandler } from "./task.ts";
import { UserTable } from "./user-table.tsx";

/** User search and all account actions. */
export function UserManagement() {
  const { current, begin, dialog } = useTask<Task>();

  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} tabIndex={-1} className="font-serif text-title font-semibold outline-none">
          User Management
        </h2>
        <Capable of="change-people">
          <Button onClick={() => begin({ kind: "create" })}>+ Add New User</Button>
        </Capable>
      </header>
      <UserFilters />
      <UserList onTask={begin} />
      {current && <TaskDialog key={current.number} task={current.task} {...dialog} />}
    </div>
  );
}

function UserList({ onTask }: { onTask: TaskHandler }) {
  const [params] = useSearchParams();
  const query = useQuery(usersQuery(parseFilters(params)));
  return (
    <QueueList
      query={query}
      what="users"
      skeleton={<UserTable busy onTask={onTask} />}
      empty={
        <EmptyState
          level={3}
          icon={<SearchX />}
          title="No users found"
          text="No one matches these filters. Clear them to see all users."
        />
      }
    >
      <UserTable users={query.data?.data} busy={query.isPlaceholderData} onTask={onTask} />
    </QueueList>
  );
}

function UserFilters() {
  const [params] = useSearchParams();
  const filters = parseFilters(params);
  return (
    <FilterBar
      label="Users"
      placeholder="Name or email"
      search={filters.search}
      isFiltered={isFiltered(filters)}
      choices={[
        {
          name: "role",
          label: "Role",
          placeholder: "All roles",
          options: roleLabels,
          value: filters.role,
          className: "xl:w-44",
        },
        {
          name: "status",
          label: "Status",
          placeholder: "All statuses",
          options: statusLabels,
          value: filters.status,
          className: "xl:w-44",
        },
      ]}
    />
  );
}
