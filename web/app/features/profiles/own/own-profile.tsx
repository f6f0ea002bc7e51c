import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { CreateProfile } from "./create-profile.tsx";
import { EditProfile } from "./edit-profile.tsx";
import { ProfileOverview } from "./profile-overview.tsx";
import { ProfileSkeleton } from "./profile-skeleton.tsx";
import { ownProfileQuery } from "./queries.ts";

interface OwnProfileProps {
  /** Where one sees it as visitors do. */
  previewAt: string;
}

/** One's own profile: to read, to change, or to begin with. */
export function OwnProfile({ previewAt }: OwnProfileProps) {
  const { data: profile, error, isLoadingError, isFetching, refetch } = useQuery(ownProfileQuery);
  const [mode, setMode] = useState<"reading" | "editing" | "back">("reading");

  if (isLoadingError) {
    return (
      <LoadFailure
        message={`Failed to load profile: ${error.message || "the server did not answer"}`}
        retryLabel="Retry"
        retrying={isFetching}
        onRetry={() => void refetch()}
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
