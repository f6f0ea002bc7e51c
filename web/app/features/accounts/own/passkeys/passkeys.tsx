import { useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { usePasskey } from "#web/session/use-passkey.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { FormError } from "#web/ui/forms/form-message.tsx";
import KeyRound from "virtual:icons/key-round";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { passkeysQuery, secondFactorQuery } from "../queries.ts";
import { addOwnPasskey } from "./add-passkey.ts";
import { PasskeyRow } from "./passkey-row.tsx";

const RecoveryCodesDialog = lazy(async () => ({
  default: (await import("../two-factor/recovery-codes.tsx")).RecoveryCodesDialog,
}));

/** Passkeys of the account: list, add, rename, remove. */
export function Passkeys() {
  const queries = useQueryClient();
  const [codes, setCodes] = useState<string[] | null>(null);
  const { busy, failure, run } = usePasskey("Failed to add a passkey. Please try again.");

  async function handleAdd() {
    setCodes(await addOwnPasskey());
    toast.success("Passkey added");
    void queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey });
    await queries.invalidateQueries({ queryKey: passkeysQuery.queryKey });
  }

  return (
    <SectionCard
      title="Passkeys"
      text="Sign in with your fingerprint, face or screen lock instead of a password. A passkey can’t be guessed, and a fake site can’t use it."
      actions={
        <Button
          tone="outline"
          busy={busy}
          icon={<KeyRound aria-hidden className="size-4.5" />}
          onClick={() => run(handleAdd)}
        >
          Add a passkey
        </Button>
      }
    >
      <FormError>{failure}</FormError>
      <PasskeyList />
      {codes && (
        <Suspense>
          <RecoveryCodesDialog codes={codes} onClose={() => setCodes(null)} />
        </Suspense>
      )}
    </SectionCard>
  );
}

function PasskeyList() {
  const query = useQuery(passkeysQuery);
  const [now] = useState(() => new Date());
  if (query.isError)
    return <LoadFailure query={query} message="Failed to load your passkeys" className="py-6" />;
  if (query.data?.length === 0) return <p className="text-small text-muted">You don’t have a passkey yet.</p>;
  return (
    <ul className="divide-y divide-line" aria-busy={!query.data}>
      {query.data?.map((passkey) => <PasskeyRow key={passkey._id} passkey={passkey} now={now} />) ?? (
        <li className="flex min-h-18 items-center">
          <Skeleton className="h-4 w-44" />
        </li>
      )}
    </ul>
  );
}
