import { lazy, Suspense, useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";

const CloseAccountDialog = lazy(async () => ({
  default: (await import("./close-account-dialog.tsx")).CloseAccountDialog,
}));

export function CloseAccount() {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);

  function handleClick() {
    setWanted(true);
    setOpen(true);
  }

  return (
    <>
      <Button tone="outline" onClick={handleClick}>
        Delete account
      </Button>
      {wanted && (
        <Suspense>
          <CloseAccountDialog open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
