import { useRef } from "react";
import { useSearchParams } from "react-router";
import { areShortcutsOn } from "#web/session/shortcuts.ts";
import { optionsOf } from "#web/ui/options-of.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { useQueueKeys } from "#web/ui/use-queue-keys.ts";
import { filtersOf } from "./filters.ts";
import { QueueShortcuts } from "./queue-shortcuts.tsx";
import { VerificationList } from "./verification-list.tsx";
import { kindNames, statusNames } from "./words.ts";

/** Who waits to be verified, and who changed something after they were. */
export function VerificationQueue() {
  const [params, setParams] = useSearchParams();
  const filters = filtersOf(params);
  const list = useRef<HTMLDivElement>(null);
  useQueueKeys(list, areShortcutsOn);

  function handleChange(name: "status" | "kind", value: string) {
    const next = new URLSearchParams(params);
    next.delete("page");
    if (value === "" || value === "waiting") next.delete(name);
    else next.set(name, value);
    setParams(next, { preventScrollReset: true });
  }

  return (
    <section className="flex flex-col gap-5">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h2 className="font-serif text-title font-semibold">Verifications</h2>
          <p className="max-w-prose text-small text-muted">
            Pictures open for whoever has claimed the request, every look is recorded, and they are deleted
            with the decision.
          </p>
        </div>
        <QueueShortcuts />
      </header>
      <div role="search" aria-label="Verifications" className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Status"
          options={optionsOf(statusNames)}
          value={filters.status}
          onChange={(event) => handleChange("status", event.target.value)}
          className="grow basis-36 lg:max-w-52"
        />
        <SelectField
          label="Kind"
          placeholder="All kinds"
          options={optionsOf(kindNames)}
          value={filters.kind ?? ""}
          onChange={(event) => handleChange("kind", event.target.value)}
          className="grow basis-36 lg:max-w-52"
        />
      </div>
      <div ref={list}>
        <VerificationList filters={filters} />
      </div>
    </section>
  );
}
