import { type ReactNode, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import SlidersHorizontal from "virtual:icons/sliders-horizontal";
import X from "virtual:icons/x";
import type { Filters } from "./filters.ts";
import { useFilterForm } from "./use-filter-form.ts";
import { formatProfileCount } from "./labels.ts";
import { OutdatedContext } from "./outdated-context.ts";

const panelId = "filter-panel";
export const filterFormId = "filters";

interface FilterPanelProps {
  filters: Filters;
  /** Absent before the first search. */
  total?: number;
  children: ReactNode;
}

export function FilterPanel({ filters, total, children }: FilterPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { form, handleSubmit, isTyping, isOutdated, handleInput } = useFilterForm(filters, () => {
    if (isOpen) panel.current?.hidePopover();
  });

  const { pathname } = useLocation();
  const isLoading = useNavigation().location?.pathname === pathname;

  return (
    <div
      ref={panel}
      id={panelId}
      popover="auto"
      role={isOpen ? "dialog" : undefined}
      aria-label={isOpen ? "Filters" : undefined}
      onToggle={(event) => setOpen(event.newState === "open")}
      className="filter-panel"
    >
      <PanelHeader />
      <form
        ref={form}
        id={filterFormId}
        method="get"
        role="search"
        aria-label="Filters"
        onSubmit={handleSubmit}
        onInput={handleInput}
        className="flex flex-col gap-6 max-lg:min-h-[calc(100%-3.5rem)]"
      >
        <div className="flex flex-1 flex-col gap-6 px-4 pt-4 lg:p-0">
          <OutdatedContext value={isOutdated}>{children}</OutdatedContext>
        </div>
        <footer>
          <Button type="submit">
            {/* The total belongs to the current results, so hide it until those of the change arrive. */}
            {total === undefined || isTyping || isLoading
              ? "Show profiles"
              : `Show ${formatProfileCount(total)}`}
          </Button>
        </footer>
      </form>
    </div>
  );
}

function PanelHeader() {
  return (
    <header>
      <h2 className="font-serif text-lead font-semibold">Filters</h2>
      <IconButton label="Close" icon={<X aria-hidden />} popoverTarget={panelId} popoverTargetAction="hide" />
    </header>
  );
}

/** Opens the sheet on screens without the filter column. */
export function FilterButton({ count }: { count: number }) {
  return (
    <IconButton
      tone="outline"
      label={count > 0 ? `Filters, ${count} active` : "Filters"}
      icon={<SlidersHorizontal aria-hidden />}
      count={count > 0 ? String(count) : undefined}
      popoverTarget={panelId}
      className="lg:hidden"
    />
  );
}
