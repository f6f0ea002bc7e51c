import { useRef } from "react";
import { useSearchParams } from "react-router";
import { areShortcutsOn } from "#web/session/shortcuts.ts";
import { useQueueKeys } from "#web/ui/use-queue-keys.ts";
import { filtersOf } from "./filters.ts";
import { InboxList } from "./inbox-list.tsx";
import { InboxShortcuts } from "./inbox-shortcuts.tsx";
import { StatusChoice } from "./status-choice.tsx";

/** What people wrote through the contact form. */
export function Inbox() {
  const [params] = useSearchParams();
  const filters = filtersOf(params);
  const list = useRef<HTMLDivElement>(null);
  useQueueKeys(list, areShortcutsOn);

  return (
    <section className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <h2 className="font-serif text-title font-semibold">Contact</h2>
          <StatusChoice status={filters.status} />
        </div>
        <InboxShortcuts />
      </header>
      <div ref={list}>
        <InboxList filters={filters} />
      </div>
    </section>
  );
}
