import { useQuery, useQueryClient } from "@tanstack/react-query";
import { renewRecoveryCodes } from "@vesper/contract/accounts/passkeys";
import { lazy, Suspense, useState } from "react";
import { api } from "#web/session/api.ts";
import { useAction } from "#web/shared/use-action.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LoadedSection } from "#web/ui/feedback/loaded-section.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { secondFactorQuery } from "../queries.ts";

const RecoveryCodesDialog = lazy(async () => ({
  default: (await import("./recovery-codes.tsx")).RecoveryCodesDialog,
}));

const describeCodes = (left: number) =>
  left === 1 ? "You have 1 unused code." : `You have ${left} unused codes.`;

/** Shows how many recovery codes are left, and replaces them. Only for accounts that may need one to sign in. */
export function RecoveryCodeSettings({ isAsked }: { isAsked: boolean }) {
  const query = useQuery(secondFactorQuery);
  if (!isAsked && !query.data?.isRequired) return null;
  return (
    <LoadedSection
      title="Recovery codes"
      text="Each signs you in once, with your password, if you lose your other ways to sign in."
      query={query}
      failure="Failed to load your recovery codes"
      actions={query.data && <RenewCodes />}
    >
      {({ recoveryCodesLeft }) => <p>{describeCodes(recoveryCodesLeft)}</p>}
    </LoadedSection>
  );
}

function RenewCodes() {
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { busy, run } = useAction({
    act: () => api.call(renewRecoveryCodes),
    failed: "Failed to create new recovery codes.",
    onDone: ({ data }) => {
      setIsAsking(false);
      setCodes(data.recoveryCodes);
      void queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
    },
  });
  return (
    <>
      <Button tone="outline" onClick={() => setIsAsking(true)}>
        Create new codes
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title="Create new recovery codes?"
        text="New codes replace the old ones."
        confirmLabel="Create new codes"
        tone="primary"
        busy={busy}
        onConfirm={run}
      />
      {codes && (
        <Suspense>
          <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
        </Suspense>
      )}
    </>
  );
}
