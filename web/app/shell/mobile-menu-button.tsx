import { Menu } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

const loadMenu = () => import("./mobile-menu.tsx");
const MobileMenu = lazy(async () => ({ default: (await loadMenu()).MobileMenu }));

export function MobileMenuButton({ className }: { className?: string }) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);

  function handleClick() {
    setWanted(true);
    setOpen(true);
  }

  return (
    <>
      <IconButton
        label="Menu"
        aria-haspopup="dialog"
        aria-expanded={open}
        icon={<Menu aria-hidden />}
        className={className}
        onPointerEnter={() => void loadMenu()}
        onClick={handleClick}
      />
      {wanted && (
        <Suspense>
          <MobileMenu open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
