import type { User } from "@vesper/contract/accounts/accounts";
import { isSupplier } from "@vesper/contract/accounts/role-checks";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";

/** Explains the next step after registration: completing verification. */
export function RegisteredDialog({ user, onContinue }: { user: User; onContinue: () => void }) {
  return (
    <Dialog
      open
      size="small"
      title="Your account is ready"
      onOpenChange={(next) => next || onContinue()}
      footer={<Button onClick={onContinue}>Continue</Button>}
    >
      <p>
        Verification must be completed. We sent a link to{" "}
        <strong className="font-medium break-words">{user.email}</strong>. Open it within 24 hours to confirm
        your email address.
      </p>
      {isSupplier(user.roles) && (
        <p className="mt-3 text-muted">
          Next, create your profile. Our team reviews every profile before it goes live.
        </p>
      )}
    </Dialog>
  );
}
