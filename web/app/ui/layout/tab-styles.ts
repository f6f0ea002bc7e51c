/** Styles shared by tabs and link tabs: one line that scrolls sideways on a phone. */
export const tabRowStyles =
  "flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none] [&::-webkit-scrollbar]:hidden";

export const tabStyles =
  "relative inline-flex min-h-11 shrink-0 items-center gap-2 rounded-t-inner px-3 text-small xl:px-4 font-medium whitespace-nowrap " +
  "focus-visible:-outline-offset-2 after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-control " +
  "after:bg-accent after:transition-opacity";

export const activeTabStyles = "text-ink after:opacity-100";

export const inactiveTabStyles = "text-muted hover:text-ink after:opacity-0";
