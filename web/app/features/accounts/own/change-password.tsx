import { lazy, Suspense, useState } from "react";

const ChangePasswordDialog = lazy(async () => ({
  default: (await import("./change-password-dialog.tsx")).ChangePasswordDialog,
}));

export interface ChangePasswordProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The dialog comes with its form when it is first opened. */
export function ChangePassword({ open, onOpenChange }: ChangePasswordProps) {
  const [wanted, setWanted] = useState(open);
  if (open && !wanted) setWanted(true);
  if (!wanted) return null;
  return (
    <Suspense>
      <ChangePasswordDialog open={open} onOpenChange={onOpenChange} />
    </Suspense>
  );
}
