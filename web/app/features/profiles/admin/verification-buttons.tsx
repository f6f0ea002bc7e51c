import { type AdminProfile, setVerification } from "@vesper/contract/profiles/admin-profiles";
import { useState } from "react";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { BadgeDialog } from "./badge-dialog.tsx";
import { useOwnProfile, useProfileChange } from "./use-profile-change.ts";

export function VerificationButtons({ profile }: { profile: AdminProfile }) {
  const { _id: id, name, isVerified, recheckSince } = profile;
  const verify = useProfileChange({
    change: (wished: boolean) => api.call(setVerification, { params: { id }, body: { isVerified: wished } }),
    done: "Verification status updated successfully!",
    failed: "Failed to update verification status",
  });
  // A profile edited after its verification shows no badge until an admin confirms or revokes it, but still counts
  // as verified here.
  const isChecked = isVerified || recheckSince !== null;
  const verb = isChecked ? "Unverify" : "Verify";
  const [isAsking, setIsAsking] = useState(false);
  const disabledReason = useOwnProfile(profile);

  return (
    <>
      <Button
        tone="outline"
        size="small"
        aria-label={`${verb} ${name}`}
        disabledReason={disabledReason}
        busy={verify.isPending && verify.variables !== isChecked}
        onClick={() => (isChecked ? verify.mutate(false) : setIsAsking(true))}
      >
        {verb}
      </Button>
      {recheckSince && (
        <Button
          tone="outline"
          size="small"
          aria-label={`Confirm changes to ${name}`}
          disabledReason={disabledReason}
          busy={verify.isPending && verify.variables === isChecked}
          onClick={() => verify.mutate(true)}
        >
          Confirm changes
        </Button>
      )}
      <BadgeDialog profile={profile} open={isAsking} onOpenChange={setIsAsking} />
    </>
  );
}
