import type { WatchedProfile } from "@vesper/contract/profiles";
import { AvailableNow } from "./available-now.tsx";
import { DeleteProfile } from "./delete-profile.tsx";
import { ProfileState } from "./profile-state.tsx";
import { ProfileView } from "./profile-view.tsx";
import { Tours } from "./tours.tsx";

interface ProfileOverviewProps {
  profile: WatchedProfile;
  previewAt: string;
  /** From the form, which took the focus with it. */
  isBack: boolean;
  onEdit: () => void;
}

/** Where a profile stands, what it says, and what changes from day to day. */
export function ProfileOverview({ profile, previewAt, isBack, onEdit }: ProfileOverviewProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <ProfileState
        profile={profile}
        previewAt={previewAt}
        takesFocus={isBack}
        onEdit={onEdit}
        className="lg:col-span-2"
      />
      <div className="flex min-w-0 flex-col gap-6 lg:order-last">
        <AvailableNow profile={profile} />
        <Tours />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <ProfileView profile={profile} />
        <DeleteProfile name={profile.name} />
      </div>
    </div>
  );
}
