import { AccentLink } from "#web/ui/actions/accent-link.tsx";
import { type OwnProfileDetail, resubmitProfile, updateOwnProfile } from "@vesper/contract/profiles/profiles";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import type { ProfileState } from "./state.ts";
import { useOwnChange } from "./use-own-change.ts";

/** Next step for the owner, depending on the profile's status. Renders nothing if the owner can only wait. */
export function NextStep({ profile, state }: { profile: OwnProfileDetail; state: ProfileState }) {
  if (state === "rejected") return <Rejected reason={profile.rejectionReason} />;
  if (state === "hidden") return <Hidden />;
  if (state === "public")
    return <NextStepLink to={`/escort/${profile.slug}`}>See your public page</NextStepLink>;
  if (state === "waiting" || state === "resubmitted" || state === "away") return null;
  if (state === "unverified") return <NextStepLink to="/supplier/verification">Get verified</NextStepLink>;
  return <NextStepLink to="/dashboard?tab=notices">View decisions</NextStepLink>;
}

function NextStepLink({ to, children }: { to: string; children: string }) {
  return (
    <AccentLink to={to} className="inline-flex min-h-11 items-center self-start font-medium">
      {children}
    </AccentLink>
  );
}

function Rejected({ reason }: { reason: string | null }) {
  const resubmit = useOwnChange({
    change: () => api.call(resubmitProfile),
    done: () => "Profile resubmitted",
    failed: "Failed to resubmit your profile",
  });
  return (
    <>
      {reason && (
        <blockquote className="max-w-prose rounded-inner bg-danger-soft px-4 py-3 text-small text-danger">
          <span className="block font-medium">Reason</span>
          <bdi className="wrap-anywhere whitespace-pre-line">{reason}</bdi>
        </blockquote>
      )}
      <Button className="self-start" busy={resubmit.isPending} onClick={() => resubmit.mutate()}>
        Submit again
      </Button>
    </>
  );
}

function Hidden() {
  const show = useOwnChange({
    change: () => api.call(updateOwnProfile, { body: { isPublic: true } }),
    done: () => "Profile updated successfully",
    failed: "Failed to update profile",
  });
  return (
    <Button className="self-start" busy={show.isPending} onClick={() => show.mutate()}>
      Show profile
    </Button>
  );
}
