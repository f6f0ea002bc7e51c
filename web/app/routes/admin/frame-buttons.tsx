import { useState } from "react";
import { useLocation } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import Menu from "virtual:icons/menu";
import Search from "virtual:icons/search";
import { TabCount } from "#web/ui/layout/tab-count.tsx";
import { KeyCap } from "#web/ui/overlays/shortcut-help.tsx";
import { findSection } from "./sections.ts";
import { useAdminKeys } from "./use-admin-keys.ts";
import { useSectionCounts } from "./use-section-counts.ts";
import { useSections } from "./use-sections.ts";

function useFrameDialog() {
  const [open, onOpenChange] = useState(false);
  return { state: { open, onOpenChange }, show: () => onOpenChange(true) };
}

/** State of the dialogs that any admin page can open, with their keys. */
export function useFrameDialogs() {
  const [drawer, palette, help] = [useFrameDialog(), useFrameDialog(), useFrameDialog()];
  useAdminKeys({ onPalette: palette.show, onHelp: help.show });
  return { drawer, palette, help };
}

interface FrameButtonsProps {
  onSections: () => void;
  onPalette: () => void;
}

/** Opens the sections (below the rail's breakpoint) and the command palette. */
export function FrameButtons({ onSections, onPalette }: FrameButtonsProps) {
  return (
    <div className="flex items-center gap-2">
      <SectionsButton onClick={onSections} />
      <IconButton
        label="Search admin"
        icon={<Search aria-hidden />}
        tone="outline"
        aria-haspopup="dialog"
        onClick={onPalette}
        className="lg:hidden"
      />
      <Button
        tone="outline"
        size="small"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={onPalette}
        className="w-full justify-start! font-normal! text-muted! max-lg:hidden"
      >
        <Search aria-hidden className="size-4" />
        <span className="flex-1 text-start">Search admin</span>
        <KeyCap>Ctrl K</KeyCap>
      </Button>
    </div>
  );
}

/** Names the current section and the number of items that wait in all queues. */
function SectionsButton({ onClick }: { onClick: () => void }) {
  const current = findSection(useLocation().pathname);
  const getCount = useSectionCounts();
  const waiting = useSections().sections.reduce((sum, section) => sum + (getCount(section).count ?? 0), 0);
  return (
    <Button
      tone="outline"
      aria-haspopup="dialog"
      onClick={onClick}
      className="min-w-0 flex-1 justify-start! px-4! lg:hidden"
    >
      <Menu aria-hidden className="size-5 shrink-0" />
      <span className="min-w-0 flex-1 text-start wrap-anywhere">
        <span className="sr-only">Sections, now </span>
        {current?.label ?? "Admin"}
      </span>
      <TabCount count={waiting} red />
      {waiting > 0 && <span className="sr-only"> waiting</span>}
    </Button>
  );
}
