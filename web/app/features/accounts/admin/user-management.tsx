import { Button } from "#web/ui/actions/button.tsx";
import { useTask } from "#web/ui/overlays/use-task.ts";
import { headingId, type Task, type TaskHandler } from "./task.ts";
import { TaskDialog } from "./task-dialog.tsx";
import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { Navigate, useSearchParams } from "react-router";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Pager } from "#web/ui/data/pager.tsx";
import { type FilterChange, filtersOf, isFiltered, withFilters } from "./filters.ts";
import { usersQuery } from "./queries.ts";
import { UserTable } from "./user-table.tsx";
import { limits } from "@vesper/contract/limits";
import { addressNow } from "#web/ui/actions/address-now.ts";
import { ClearFilters } from "#web/ui/actions/clear-filters.tsx";
import { optionsOf } from "#web/ui/forms/options-of.ts";
import { SearchField } from "#web/ui/forms/search-field.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { useSearchText } from "#web/ui/forms/use-search-text.ts";
import { roleNames, statusNames } from "./labels.ts";

/** Finding people and everything that can be done with their accounts. */
export function UserManagement() {
  const { current, begin, dialog } = useTask<Task>();

  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} tabIndex={-1} className="font-serif text-title font-semibold outline-none">
          User Management
        </h2>
        <Button onClick={() => begin({ kind: "create" })}>+ Add New User</Button>
      </header>
      <UserFilters />
      <UserList onTask={begin} />
      {current && <TaskDialog key={current.number} task={current.task} {...dialog} />}
    </div>
  );
}

function UserList({ onTask }: { onTask: TaskHandler }) {
  const [params] = useSearchParams();
  const filters = filtersOf(params);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(usersQuery(filters));

  if (error && !data) {
    return (
      <LoadFailure
        message={`Error loading users: ${error.message}`}
        retryLabel="Retry"
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <UserTable busy onTask={onTask} />;

  const { page, pages, total, limit } = data.pagination;
  if (total === 0) return <NobodyFound />;
  // The last account of the last page was deleted, or the address asks for too much.
  if (page > pages) return <Navigate to={{ search: lastPage(params, pages) }} replace />;
  return (
    <>
      <UserTable users={data.data} busy={isPlaceholderData} onTask={onTask} />
      {pages > 1 && <Pager page={page} totalPages={pages} total={total} perPage={limit} />}
    </>
  );
}

function lastPage(params: URLSearchParams, pages: number) {
  const next = new URLSearchParams(params);
  next.set("page", String(pages));
  return next.toString();
}

function NobodyFound() {
  return (
    <EmptyState
      level={3}
      icon={<SearchX />}
      title="No users found"
      text="Nobody matches these filters. Clear them to see everyone."
    />
  );
}

/** What is looked for lives in the address, so that Back, reload and sharing work. */
function UserFilters() {
  const [params, setParams] = useSearchParams();
  const filters = filtersOf(params);

  function handleChange(change: FilterChange, replace = false) {
    setParams(withFilters(addressNow(), change), { replace, preventScrollReset: true });
  }
  const [typed, setTyped] = useSearchText({
    search: filters.search,
    // Every rest in the typing is not a step to go back to.
    onSearch: (search) => handleChange({ search }, true),
    pause: limits.search.debounce,
  });

  function handleClear() {
    setTyped("");
    handleChange({ search: "", role: "", status: "" });
  }

  return (
    <search aria-label="Users" className="grid grid-cols-2 gap-3 lg:flex lg:items-end">
      <SearchField
        placeholder="Name or email"
        maxLength={limits.email.max}
        value={typed}
        onChange={setTyped}
        className="col-span-2 lg:flex-1"
      />
      <SelectField
        label="Role"
        placeholder="All roles"
        options={optionsOf(roleNames)}
        value={filters.role ?? ""}
        onChange={(event) => handleChange({ role: event.target.value })}
        className="lg:w-44"
      />
      <SelectField
        label="Status"
        placeholder="All statuses"
        options={optionsOf(statusNames)}
        value={filters.status ?? ""}
        onChange={(event) => handleChange({ status: event.target.value })}
        className="lg:w-44"
      />
      <ClearFilters isFiltered={isFiltered(filters)} onClear={handleClear} className="col-span-2" />
    </search>
  );
}
