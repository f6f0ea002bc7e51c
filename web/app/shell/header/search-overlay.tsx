import type { DialogState } from "#web/ui/overlays/use-task.ts";
import { useRef } from "react";
import { SearchBox } from "#web/features/search/box/search-box.tsx";
import { SearchShortcuts } from "#web/features/search/box/search-shortcuts.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { TopSheet } from "#web/ui/overlays/top-sheet.tsx";

export function SearchOverlay({ open, onOpenChange }: DialogState) {
  const input = useRef<HTMLInputElement>(null);
  const close = () => onOpenChange(false);
  return (
    <TopSheet title="Search" open={open} onOpenChange={onOpenChange} initialFocus={input}>
      <SearchBox
        input={input}
        onDone={close}
        closer={
          <Button tone="quiet" className="px-3" onClick={close}>
            Close
          </Button>
        }
      >
        <SearchShortcuts onFollow={close} />
      </SearchBox>
    </TopSheet>
  );
}
