import { lazy, Suspense, useState } from "react";
import type { ChangePasswordProps } from "./change-password-dialog.tsx";

const ChangePasswordDialog = lazy(async () => ({
  default: (await import("./change-password-dialog.tsx")).ChangePasswordDialog,
}));

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
