import type { AdminProfile } from "@vesper/contract/admin-profiles";
import { useTask } from "#web/ui/overlays/use-task.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { PremiumForm } from "./premium-form.tsx";
import { useQuery } from "@tanstack/react-query";
import { SearchX } from "lucide-react";
import { useSearchParams } from "react-router";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LastPage, Pager } from "#web/ui/data/pager.tsx";
import { type FilterChange, filtersOf, isFiltered, withFilters } from "./filters.ts";
import { dayOf } from "./premium.ts";
import { ProfileTable } from "./profile-table.tsx";
import { ProfilesFailure } from "./profiles-failure.tsx";
import { profilesQuery } from "./queries.ts";
import { limits } from "@vesper/contract/limits";
import { addressNow } from "#web/ui/actions/address-now.ts";
import { ClearFilters } from "#web/ui/actions/chip.tsx";
import { optionsOf, SelectField } from "#web/ui/forms/select-field.tsx";
import { SearchField } from "#web/ui/forms/search-field.tsx";
import { useSearchText } from "#web/ui/forms/use-search-text.ts";
import { premiumNames, statusNames, verificationNames } from "./labels.ts";

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

/** What is looked for lives in the address, so that Back, reload and sharing work. */
function ProfileFilters() {
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
    handleChange({ search: "", status: "", isVerified: "", isPaid: "" });
  }

  return (
    <search
      aria-label="Escort profiles"
      className="grid grid-cols-2 gap-3 sm:max-lg:grid-cols-3 lg:flex lg:items-end"
    >
      <SearchField
        placeholder="Name, city or country"
        maxLength={limits.email.max}
        value={typed}
        onChange={setTyped}
        className="col-span-full lg:flex-1"
      />
      <ProfileSelects filters={filters} onChange={handleChange} />
      <ClearFilters isFiltered={isFiltered(filters)} onClear={handleClear} className="col-span-full" />
    </search>
  );
}

interface ProfileSelectsProps {
  filters: ReturnType<typeof filtersOf>;
  onChange: (change: FilterChange) => void;
}

function ProfileSelects({ filters, onChange }: ProfileSelectsProps) {
  return (
    <>
      <SelectField
        label="Status"
        placeholder="All statuses"
        options={optionsOf(statusNames)}
        value={filters.status ?? ""}
        onChange={(event) => onChange({ status: event.target.value })}
        className="max-sm:col-span-full lg:w-40"
      />
      <SelectField
        label="Verification"
        placeholder="All"
        options={optionsOf(verificationNames)}
        value={filters.isVerified ?? ""}
        onChange={(event) => onChange({ isVerified: event.target.value })}
        className="lg:w-36"
      />
      <SelectField
        label="Premium"
        placeholder="All"
        options={optionsOf(premiumNames)}
        value={filters.isPaid ?? ""}
        onChange={(event) => onChange({ isPaid: event.target.value })}
        className="lg:w-38"
      />
    </>
  );
}
