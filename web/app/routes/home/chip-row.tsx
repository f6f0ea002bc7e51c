import type { ReactNode } from "react";

interface ChipRowProps {
  label: string;
  isLabelShown?: boolean;
  children: ReactNode;
}

/** Links in one row that scrolls sideways on a phone. */
export function ChipRow({ label, isLabelShown = false, children }: ChipRowProps) {
  return (
    <nav aria-label={label} className="-mx-4 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:px-0">
      <ul className="flex items-center gap-2 py-0.5 sm:flex-wrap">
        {isLabelShown && (
          <li aria-hidden className="shrink-0 pr-1 text-small font-medium">
            {label}
          </li>
        )}
        {children}
      </ul>
    </nav>
  );
}
