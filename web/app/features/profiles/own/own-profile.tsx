import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { EditProfile } from "./edit-profile.tsx";
import { ownProfileQuery, toursQuery } from "./queries.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { createProfile, deleteOwnProfile, type OwnProfileDetail } from "@vesper/contract/profiles/profiles";
import { AvailableNow } from "./available-now.tsx";
import { ProfileState } from "./profile-state.tsx";
import { ProfileView } from "./profile-view.tsx";
import { Tours } from "./tours/tours.tsx";
import { api } from "#web/session/api.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { useDefaultCurrency } from "#web/shared/default-currency.ts";
import { newProfile } from "./form/draft.ts";
import { ProfileForm } from "./form/profile-form.tsx";
import { getErrorMessage } from "#web/api/error-message.ts";
import { useSaveProfile } from "./use-save-profile.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { insertName } from "#web/ui/data/insert-name.tsx";

interface OwnProfileProps {
  /** URL of the preview, which shows the profile as visitors see it. */
  previewAt: string;
}

/** The viewer's own profile: read, edit or create. */
export function OwnProfile({ previewAt }: OwnProfileProps) {
  const query = useQuery(ownProfileQuery);
  const { data: profile, error, isLoadingError } = query;
  const [mode, setMode] = useState<"reading" | "editing" | "back">("reading");

  if (isLoadingError) {
    return (
      <LoadFailure
        message={`Failed to load profile: ${error.message || "the server didn’t respond"}`}
        retryLabel="Try Again"
        query={query}
      />
    );
  }
  if (profile === undefined) return <ProfileSkeleton />;
  if (profile === null) return <CreateProfile onDone={() => setMode("back")} />;
  if (mode === "editing") return <EditProfile profile={profile} onClose={() => setMode("back")} />;
  return (
    <ProfileOverview
      profile={profile}
      previewAt={previewAt}
      isBack={mode === "back"}
      onEdit={() => setMode("editing")}
    />
  );
}

function ProfileSkeleton() {
  return (
    <div aria-busy="true" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <span className="sr-only">Loading your profile</span>
      <Skeleton className="h-44 rounded-card lg:col-span-2" />
      <div className="flex flex-col gap-6">
        <Skeleton className="h-72 rounded-card" />
        <Skeleton className="h-72 rounded-card" />
      </div>
      <div className="flex flex-col gap-6">
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
      </div>
    </div>
  );
}

interface ProfileOverviewProps {
  profile: OwnProfileDetail;
  previewAt: string;
  /** The owner returns from the form, which had the focus and was unmounted. */
  isBack: boolean;
  onEdit: () => void;
}

/** Status of the profile, its content and its day-to-day settings. */
function ProfileOverview({ profile, previewAt, isBack, onEdit }: ProfileOverviewProps) {
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

/** Creates the first profile as a draft for review. */
function CreateProfile({ onDone }: { onDone: () => void }) {
  const currency = useDefaultCurrency();
  const handleSave = useSaveProfile({
    save: (draft) => api.call(createProfile, { body: draft }),
    done: "Profile created successfully",
    failed: "Failed to create profile",
    onDone,
  });

  return (
    <ProfileForm
      title="Create your profile"
      text="Start with a name, age, gender, location and rates; you can add the rest later. Our team reviews every profile before it goes live."
      values={{ ...newProfile, currency }}
      saveLabel="Create profile"
      onSave={handleSave}
    />
  );
}

/** Deletes the profile, not the account. */
function DeleteProfile({ name }: { name: string }) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => api.call(deleteOwnProfile),
    onSuccess: () => {
      queries.setQueryData(ownProfileQuery.queryKey, null);
      queries.removeQueries(toursQuery);
      toast.success("Profile deleted successfully");
    },
    onError: (error) => toast.error(getErrorMessage(error, "Failed to delete your profile.")),
  });

  return (
    <SectionCard
      title="Delete profile"
      text="Taking a break? Hide your profile instead: choose Edit, then turn off “Show profile”. You can’t undo a deletion."
      actions={
        <Button tone="danger" onClick={() => setAsking(true)}>
          Delete profile
        </Button>
      }
    >
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={insertName("Delete the profile “{name}”?", name)}
        text="This deletes the profile with its tours and statistics, and visitors can no longer find it. Your account and media stay. You can’t undo this."
        confirmLabel="Delete profile"
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
      />
    </SectionCard>
  );
}
