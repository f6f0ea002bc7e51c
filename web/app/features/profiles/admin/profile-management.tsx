import type { AdminProfile } from "@vesper/contract/profiles/admin-profiles";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { QueueList } from "#web/queue/queue-list.tsx";
import { FilterBar } from "#web/shared/filter-bar.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import SearchX from "virtual:icons/search-x";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { useTask } from "#web/ui/overlays/use-task.ts";
import { parseFilters, isFiltered } from "./filters.ts";
import { premiumLabels, statusLabels, verificationLabels } from "./labels.ts";
import { PremiumForm } from "./premium-form.tsx";
import { toDay } from "./premium.ts";
import { ProfileTable } from "./profile-table.tsx";
import { profilesQuery } from "./queries.ts";
import { insertName } from "#web/ui/data/insert-name.tsx";

/** Page to search for profiles and manage their badges. */
export function ProfileManagement() {
  const { current, begin, dialog } = useTask<AdminProfile>();
  return (
    <div className="flex flex-col gap-5">
      <h2 className="font-serif text-title font-semibold">Escort Profile Management</h2>
      <ProfileFilters />
      <ProfileList onEdit={begin} />
      {current && (
        <Dialog
          key={current.number}
          title={insertName("Edit Profile: {name}", current.task.name)}
          {...dialog}
        >
          <PremiumForm listed={current.task} onClose={() => dialog.onOpenChange(false)} />
        </Dialog>
      )}
    </div>
  );
}

function ProfileList({ onEdit }: { onEdit: (profile: AdminProfile) => void }) {
  const [params] = useSearchParams();
  const filters = parseFilters(params);
  const query = useQuery(profilesQuery(filters));
  const table = { today: toDay(new Date(query.dataUpdatedAt)), onEdit };
  return (
    <QueueList
      query={query}
      what="escort profiles"
      skeleton={<ProfileTable busy {...table} />}
      empty={
        <EmptyState
          level={3}
          icon={<SearchX />}
          title="No escort profiles found"
          text={
            isFiltered(filters)
              ? "No profiles match these filters. Clear them to see all profiles."
              : "Profiles appear here once escorts create them."
          }
        />
      }
    >
      <ProfileTable profiles={query.data?.data} busy={query.isPlaceholderData} {...table} />
    </QueueList>
  );
}

function ProfileFilters() {
  const [params] = useSearchParams();
  const filters = parseFilters(params);
  return (
    <FilterBar
      label="Escort profiles"
      placeholder="Name, city or country"
      search={filters.search}
      isFiltered={isFiltered(filters)}
      className="sm:max-xl:grid-cols-3"
      choices={[
        {
          name: "status",
          label: "Status",
          placeholder: "All statuses",
          options: statusLabels,
          value: filters.status,
          className: "max-sm:col-span-full xl:w-40",
        },
        {
          name: "isVerified",
          label: "Verification",
          placeholder: "All",
          options: verificationLabels,
          value: filters.isVerified,
          className: "xl:w-36",
        },
        {
          name: "isPaid",
          label: "Premium",
          placeholder: "All",
          options: premiumLabels,
          value: filters.isPaid,
          className: "xl:w-38",
        },
      ]}
    />
  );
}
