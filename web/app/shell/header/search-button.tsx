import { lazy, type SubmitEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { loadAhead, loadWhenOnline } from "#web/ui/feedback/load-when-online.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import Search from "virtual:icons/search";

const layerSelector = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"]';

const fieldSelector = "input, textarea, select, [contenteditable]";

const loadOverlay = () => import("./search-overlay.tsx");
const SearchOverlay = lazy(async () => ({ default: (await loadWhenOnline(loadOverlay)).SearchOverlay }));

/** Opens the search. Before hydration it navigates to the search page, as a plain form. */
export function SearchButton({ className }: { className?: string }) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const { field, anchor, measure } = useAnchor(open);

  function show() {
    measure();
    setWanted(true);
    setOpen(true);
  }
  useSlashKey(show);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    show();
  }

  return (
    <>
      <form ref={field} action="/search" onSubmit={handleSubmit} className={className}>
        <button
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-keyshortcuts="/"
          title="Search by name or city (/)"
          onPointerEnter={() => loadAhead(loadOverlay)}
          onFocus={() => loadAhead(loadOverlay)}
          className="search-button"
        >
          <Search aria-hidden className="size-5 shrink-0" />
          <span className="min-w-0 flex-1 truncate text-left max-xl:sr-only">Search by name or city</span>
          <kbd
            aria-hidden
            className="hidden rounded-inner border border-line px-1.5 font-sans text-caption xl:inline"
          >
            /
          </kbd>
        </button>
      </form>
      {wanted && (
        <Suspense fallback={<OverlayLoading />}>
          <SearchOverlay open={open} onOpenChange={setOpen} anchor={anchor} />
        </Suspense>
      )}
    </>
  );
}

/** Lets pointers through: without a network, the page stays usable until the code can be loaded. */
const OverlayLoading = () => (
  <div className="pointer-events-none fixed inset-x-0 top-24 z-40 flex justify-center">
    <Spinner label="Loading" className="size-7 text-accent" />
  </div>
);

/** Measures the field, so that the overlay opens over it; again when the window changes. */
function useAnchor(isOpen: boolean) {
  const field = useRef<HTMLFormElement>(null);
  const [anchor, setAnchor] = useState<DOMRect | null>(null);
  const measure = () => setAnchor(field.current?.getBoundingClientRect() ?? null);
  const handleResize = useEffectEvent(measure);

  useEffect(() => {
    if (!isOpen) return;
    const listener = () => handleResize();
    window.addEventListener("resize", listener);
    return () => window.removeEventListener("resize", listener);
  }, [isOpen]);

  return { field, anchor, measure };
}

function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  const { target } = event;
  if (target instanceof Element && target.closest(fieldSelector)) return false;
  return document.querySelector(layerSelector) === null;
}

/** Handles the slash key outside of text fields. */
function useSlashKey(onSlash: () => void) {
  const handleSlash = useEffectEvent(onSlash);

  useEffect(() => {
    function handleKeyDown(event: KeyboardEvent) {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      handleSlash();
    }
    window.addEventListener("keydown", handleKeyDown);
    return () => window.removeEventListener("keydown", handleKeyDown);
  }, []);
}
