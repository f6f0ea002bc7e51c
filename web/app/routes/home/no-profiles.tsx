import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import UserRoundPlus from "virtual:icons/user-round-plus";

/** Shown before the first profile exists, or past the last one. */
export function NoProfiles({ offset }: { offset: number }) {
  if (offset > 0) {
    return (
      <EmptyState
        title="You've seen all available profiles"
        text="This page is past the end of the list."
        action={{ to: "/", label: "Back to the first profiles" }}
      />
    );
  }
  return (
    <EmptyState
      icon={<UserRoundPlus />}
      title="No profiles yet"
      text="Be the first to create one."
      action={{ to: "/register?role=escort", label: "Create Profile" }}
    />
  );
}
