import { type FormEvent, useState } from "react";
import { useLocation, useSearchParams } from "react-router";
import { getCurrentSearchParams } from "#web/ui/actions/current-search-params.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ClearFilters, RemovableChip } from "#web/ui/actions/removable-chip.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { type AuditFilters, findAuditProblems, withAuditFilter } from "./audit-filters.ts";
import type { AuditEntry } from "@vesper/contract/moderation/audit";

const findField = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`[name=${name}]`);
const readField = (form: HTMLFormElement, name: string) => findField(form, name)?.value.trim() ?? "";

const isFiltered = ({ action, actor, subject }: AuditFilters) => Boolean(action ?? actor ?? subject);

const noProblems: ReturnType<typeof findAuditProblems> = { action: undefined, subject: undefined };

/** Text filters are added to the URL on submit. The actor is chosen in the table. */
export function AuditFilterBar({ filters }: { filters: AuditFilters }) {
  const [, setParams] = useSearchParams();
  const [problems, setProblems] = useState(noProblems);

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = { action: readField(form, "action"), subject: readField(form, "subject") };
    const found = findAuditProblems(typed);
    setProblems(found);
    const wrong = found.action ? "action" : found.subject ? "subject" : null;
    if (wrong) findField(form, wrong)?.focus();
    else setParams(withAuditFilter(getCurrentSearchParams(), typed), { preventScrollReset: true });
  }

  return (
    <form
      role="search"
      aria-label="Audit log"
      noValidate
      // Reset the fields to the values in the URL when it changes, for example after Back.
      key={`${filters.action} ${filters.subject}`}
      onSubmit={handleSubmit}
      className="grid gap-3 sm:grid-cols-2 lg:flex lg:items-start"
    >
      <AuditFields filters={filters} problems={problems} />
      <div className="flex flex-wrap gap-2 sm:col-span-2 lg:pt-6.5">
        <Button type="submit">Apply</Button>
        <ClearFilters
          isFiltered={isFiltered(filters)}
          onClear={() => setParams({}, { preventScrollReset: true })}
        />
      </div>
    </form>
  );
}

function AuditFields({ filters, problems }: { filters: AuditFilters; problems: typeof noProblems }) {
  return (
    <>
      <TextField
        name="action"
        label="Action starts with"
        placeholder="For example, user"
        defaultValue={filters.action}
        error={problems.action}
        autoCapitalize="none"
        spellCheck={false}
        className="lg:w-72"
      />
      <TextField
        name="subject"
        label="Subject ID"
        defaultValue={filters.subject}
        error={problems.subject}
        spellCheck={false}
        className="lg:flex-1"
      />
    </>
  );
}

/** Active filters as chips, each removable with one click. */
export function AuditChips({ filters, entries }: { filters: AuditFilters; entries: AuditEntry[] }) {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const without = (name: "action" | "actor" | "subject") => ({
    pathname,
    search: withAuditFilter(params, { [name]: "" }).toString(),
  });
  const actor = entries.find((entry) => entry.actor?._id === filters.actor)?.actor?.name;

  if (!filters.action && !filters.actor && !filters.subject && !filters.until) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {filters.action && (
        <RemovableChip to={without("action")}>
          Action <span className="font-mono">{filters.action}…</span>
        </RemovableChip>
      )}
      {filters.actor && (
        <RemovableChip to={without("actor")}>
          By <bdi>{actor ?? filters.actor.slice(-6)}</bdi>
        </RemovableChip>
      )}
      {filters.subject && (
        <RemovableChip to={without("subject")}>
          About <span className="font-mono">…{filters.subject.slice(-6)}</span>
        </RemovableChip>
      )}
      {filters.until && (
        <RemovableChip to={{ pathname, search: withAuditFilter(params, {}).toString() }}>
          Up to entry {filters.until}
        </RemovableChip>
      )}
    </div>
  );
}
