import { type MouseEvent, useLayoutEffect, useRef } from "react";
import { readItem, writeItem } from "#web/session/browser-storage.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import Megaphone from "virtual:icons/megaphone";
import X from "virtual:icons/x";
import { storageKey, announcementScript } from "./announcement-script.ts";

/**
 * The operator's announcement, above the header. `hidden` belongs to the script and the button, not to React, so that
 * hydration does not show a dismissed one again.
 */
export function AnnouncementBar({ id, text }: { id: string; text: string }) {
  const bar = useRef<HTMLElement>(null);

  // A page that was rendered in the browser has not run the script.
  useLayoutEffect(() => {
    if (bar.current && readItem(storageKey) === id) bar.current.hidden = true;
  }, [id]);

  function handleDismiss(event: MouseEvent) {
    writeItem(storageKey, id);
    const next = document.querySelector<HTMLElement>("header a");
    if (bar.current) bar.current.hidden = true;
    // The pressed button disappears; a keyboard continues at the header.
    if (event.detail === 0) next?.focus({ preventScroll: true });
  }

  return (
    <>
      <aside
        ref={bar}
        id="announcement"
        data-id={id}
        aria-label="Announcement"
        suppressHydrationWarning
        className="border-b border-line bg-accent-soft text-ink print:hidden"
      >
        <div className="mx-auto flex w-full max-w-content items-center gap-3 px-4 py-1 sm:px-6 lg:px-8">
          <Megaphone aria-hidden className="size-5 shrink-0 text-accent" />
          <p className="min-w-0 flex-1 py-2 text-small font-medium wrap-anywhere">{text}</p>
          <IconButton
            label="Dismiss announcement"
            icon={<X aria-hidden />}
            onClick={handleDismiss}
            className="-mr-2.5 [html:not([data-hydrated])_&]:invisible"
          />
        </div>
      </aside>
      <script>{announcementScript}</script>
    </>
  );
}
