import { lazyDialog } from "#web/ui/overlays/lazy-dialog.tsx";

export const ChangePassword = lazyDialog(
  async () => (await import("./change-password-dialog.tsx")).ChangePasswordDialog,
);
