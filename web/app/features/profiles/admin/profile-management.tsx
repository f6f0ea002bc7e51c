import type { AdminProfile } from "@vesper/contract/admin-profiles";
import { useTask } from "#web/ui/overlays/use-task.ts";
import { ProfileFilters } from "./profile-filters.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { PremiumForm } from "./premium-form.tsx";
import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useSearchParams } from "react-router";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LastPage } from "#web/ui/data/last-page.tsx";
import { Pager } from "#web/ui/data/pager.tsx";
import { filtersOf, isFiltered } from "./filters.ts";
import { dayOf } from "./premium.ts";
import { ProfileTable } from "./profile-table.tsx";
import { ProfilesFailure } from "./profiles-failure.tsx";
import { profilesQuery } from "./queries.ts";

/** Finding profiles, and giving them their badges. */
export function ProfileManagement() {
  const { current, begin, dialog } = useTask<AdminProfile>();

  return (
    <div className="flex flex-col gap-5">
      <h2 className="font-serif text-title font-semibold">Escort Profile Management</h2>
      <ProfileFilters />
      <ProfileList onEdit={begin} />
      {current && <EditProfileDialog key={current.number} profile={current.task} {...dialog} />}
    </div>
  );
}

interface EditProfileDialogProps {
  profile: AdminProfile;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

function EditProfileDialog({ profile, open, onOpenChange }: EditProfileDialogProps) {
  return (
    <Dialog
      title={
        <>
          Edit Profile: <bdi>{profile.name}</bdi>
        </>
      }
      open={open}
      onOpenChange={onOpenChange}
    >
      <PremiumForm listed={profile} onClose={() => onOpenChange(false)} />
    </Dialog>
  );
}

function ProfileList({ onEdit }: { onEdit: (profile: AdminProfile) => void }) {
  const [params] = useSearchParams();
  const filters = filtersOf(params);
  const { data, dataUpdatedAt, error, isPlaceholderData, isFetching, refetch } = useQuery(
    profilesQuery(filters),
  );
  const today = dayOf(new Date(dataUpdatedAt));

  if (error && !data) {
    return <ProfilesFailure error={error} retrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <ProfileTable busy today={today} onEdit={onEdit} />;

  const { page, pages, total, limit } = data.pagination;
  if (total === 0) return <NothingFound isFiltered={isFiltered(filters)} />;
  if (page > pages) return <LastPage pages={pages} />;
  return (
    <>
      <ProfileTable profiles={data.data} today={today} busy={isPlaceholderData} onEdit={onEdit} />
      {pages > 1 && <Pager page={page} totalPages={pages} total={total} perPage={limit} />}
    </>
  );
}

function NothingFound({ isFiltered }: { isFiltered: boolean }) {
  return (
    <EmptyState
      level={3}
      icon={<SearchX />}
      title="No escort profiles found"
      text={
        isFiltered
          ? "None matches these filters. Clear them to see all."
          : "They appear here as soon as somebody writes the first one."
      }
    />
  );
}
