import { useQuery, useQueryClient } from "@tanstack/react-query";
import { renewRecoveryCodes } from "@vesper/contract/accounts/passkeys";
import { lazy, Suspense, useState } from "react";
import { api } from "#web/session/api.ts";
import { useAction } from "#web/shared/use-action.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { secondFactorQuery } from "../queries.ts";

const RecoveryCodesDialog = lazy(async () => ({
  default: (await import("./recovery-codes.tsx")).RecoveryCodesDialog,
}));

const describeCodes = (left: number) =>
  left === 1 ? "You have 1 unused code." : `You have ${left} unused codes.`;

/** Shows how many recovery codes are left, and replaces them. Only for accounts that may need one to sign in. */
export function RecoveryCodeSettings({ isAsked }: { isAsked: boolean }) {
  const queries = useQueryClient();
  const { data: state } = useQuery(secondFactorQuery);
  const [codes, setCodes] = useState<string[] | null>(null);
  const { busy, run } = useAction({
    act: () => api.call(renewRecoveryCodes),
    failed: "Failed to create new recovery codes.",
    onDone: ({ data }) => {
      setCodes(data.recoveryCodes);
      void queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
    },
  });

  if (!state || !(isAsked || state.isRequired)) return null;
  return (
    <SectionCard
      title="Recovery codes"
      text={`${describeCodes(state.recoveryCodesLeft)} Each signs you in once, with your password, if you lose your other ways to sign in.`}
      actions={
        <Button tone="outline" busy={busy} onClick={run}>
          Create new codes
        </Button>
      }
    >
      {codes && (
        <Suspense>
          <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
        </Suspense>
      )}
    </SectionCard>
  );
}
