/** A sheet that rises from the bottom on a phone and a panel in the middle elsewhere. */
export const dialogLooks = {
  backdrop:
    "fixed inset-0 z-40 bg-overlay transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0",
  viewport: "fixed inset-0 z-50 flex items-end justify-center sm:items-center sm:p-6",
  popup:
    "flex max-h-[92dvh] w-full flex-col rounded-t-card border border-line bg-surface text-ink shadow-soft outline-none " +
    "sm:max-h-[85dvh] sm:rounded-card transition-[opacity,transform] duration-200 " +
    "data-starting-style:translate-y-4 data-starting-style:opacity-0 data-ending-style:translate-y-4 data-ending-style:opacity-0",
  title: "font-serif text-lead font-semibold",
  description: "text-small text-muted",
  footer:
    "flex flex-col-reverse gap-2 border-t border-line px-4 pt-4 pb-[max(1rem,env(safe-area-inset-bottom))] " +
    "sm:flex-row sm:justify-end sm:px-6",
} as const;
