import { IconButton } from "#web/ui/actions/icon-button.tsx";
import X from "virtual:icons/x";

/** At the end of a place field. */
export function ClearPlaceButton({ onClick }: { onClick: () => void }) {
  return (
    <IconButton
      label="Clear place"
      size="small"
      tone="muted"
      icon={<X aria-hidden />}
      className="mr-1"
      onClick={onClick}
    />
  );
}
