import type { DialogState } from "#web/ui/overlays/use-task.ts";
import { useRef } from "react";
import { SearchBox } from "#web/features/search/box/search-box.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { TopSheet } from "#web/ui/overlays/top-sheet.tsx";

interface SearchOverlayProps extends DialogState {
  /** The field that the overlay opens over. */
  anchor: DOMRect | null;
}

export function SearchOverlay({ open, onOpenChange, anchor }: SearchOverlayProps) {
  const input = useRef<HTMLInputElement>(null);
  const close = () => onOpenChange(false);
  return (
    <TopSheet title="Search" open={open} onOpenChange={onOpenChange} initialFocus={input} anchor={anchor}>
      <SearchBox
        input={input}
        onDone={close}
        closer={
          <Button tone="quiet" className="px-3" onClick={close}>
            Close
          </Button>
        }
      />
    </TopSheet>
  );
}
