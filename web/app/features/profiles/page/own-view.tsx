import { type ReactNode, useEffect } from "react";
import { useUser } from "#web/session/session-store.ts";
import EyeOff from "virtual:icons/eye-off";
import { EditProfileLink } from "./edit-profile-link.tsx";
import type { PageProfile } from "./profile-facts.ts";
import { ProfileLoading, ProfilePage } from "./profile-page.tsx";
import { useOwnView } from "./use-own-view.ts";

interface OwnViewProps {
  slug: string;
  siteName: string;
  /** Shown to viewers without access. */
  missing: ReactNode;
}

/** Shows a profile that is not public to its owner and to admins only. */
export function OwnView({ slug, siteName, missing }: OwnViewProps) {
  const view = useOwnView(slug);
  if (view.status === "missing") return missing;
  if (view.status === "loading") return <ProfileLoading />;
  return <Hidden profile={view.profile} siteName={siteName} />;
}

function Hidden({ profile, siteName }: { profile: PageProfile; siteName: string }) {
  // The server rendered this page as not found, so the title is set here.
  useEffect(() => {
    document.title = `${profile.name} · ${siteName}`;
  }, [profile.name, siteName]);

  const isOwn = useUser()?._id === profile.userId;
  return (
    <ProfilePage
      profile={profile}
      similar={[]}
      siteName={siteName}
      isOwn={isOwn}
      actions={isOwn && <EditProfileLink className="flex-auto" />}
      barActions={isOwn && <EditProfileLink />}
      notice={
        <p className="mb-6 flex items-center gap-3 rounded-card bg-accent-soft px-4 py-3 text-small font-medium text-accent">
          <EyeOff aria-hidden className="size-5 shrink-0" /> Only you and our team can see this profile
        </p>
      }
    />
  );
}
