import { ThemePicker } from "#web/ui/layout/theme-picker.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { MobileAccount } from "./mobile-account.tsx";
import { MobileLinks } from "./mobile-links.tsx";
import { primaryLinks } from "./nav-links.ts";

interface MobileMenuProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Everything the wide header offers, on a sheet. */
export function MobileMenu({ open, onOpenChange }: MobileMenuProps) {
  const close = () => onOpenChange(false);

  return (
    <Dialog title="Menu" open={open} onOpenChange={onOpenChange}>
      <div className="flex flex-col gap-4">
        <MobileAccount onDone={close} />
        <nav aria-label="Main" className="border-t border-line pt-3">
          <MobileLinks items={primaryLinks} onFollow={close} />
        </nav>
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
          <span className="text-small text-muted">Theme</span>
          <ThemePicker />
        </div>
      </div>
    </Dialog>
  );
}
