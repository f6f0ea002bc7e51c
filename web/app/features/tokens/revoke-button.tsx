import { useState } from "react";
import { ConfirmChange } from "#web/shared/confirm-change.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { tokensKey } from "./queries.ts";

interface RevokeButtonProps {
  name: string;
  revoke: () => Promise<unknown>;
}

export function RevokeButton({ name, revoke }: RevokeButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button tone="outline" size="small" aria-label={`Revoke ${name}`} onClick={() => setOpen(true)}>
        Revoke
      </Button>
      <ConfirmChange
        open={open}
        onOpenChange={setOpen}
        title={`Revoke “${name}”?`}
        text="Programs that use this token lose access at once. This can’t be undone."
        confirmLabel="Revoke token"
        change={revoke}
        done="Token revoked"
        failed="Failed to revoke the token."
        refresh={tokensKey}
      />
    </>
  );
}
