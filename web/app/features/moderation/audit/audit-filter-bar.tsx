import { type FormEvent, useState } from "react";
import { useSearchParams } from "react-router";
import { addressNow } from "#web/ui/actions/address-now.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ClearFilters } from "#web/ui/actions/clear-filters.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { type AuditFilters, auditProblems, withAuditFilter } from "./audit-filters.ts";

const fieldOf = (form: HTMLFormElement, name: string) =>
  form.querySelector<HTMLInputElement>(`[name=${name}]`);
const typedInto = (form: HTMLFormElement, name: string) => fieldOf(form, name)?.value.trim() ?? "";

/** What is typed goes into the address when it is sent; who acted is chosen in the table. */
export function AuditFilterBar({ filters }: { filters: AuditFilters }) {
  const [, setParams] = useSearchParams();
  const [problems, setProblems] = useState<ReturnType<typeof auditProblems>>({
    action: undefined,
    subject: undefined,
  });

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = { action: typedInto(form, "action"), subject: typedInto(form, "subject") };
    const found = auditProblems(typed);
    setProblems(found);
    const wrong = found.action ? "action" : found.subject ? "subject" : null;
    if (wrong) fieldOf(form, wrong)?.focus();
    else setParams(withAuditFilter(addressNow(), typed), { preventScrollReset: true });
  }

  const isFiltered = Boolean(filters.action ?? filters.actor ?? filters.subject);
  return (
    <form
      role="search"
      aria-label="Audit log"
      noValidate
      // What the address says is what the fields hold, also after Back.
      key={`${filters.action} ${filters.subject}`}
      onSubmit={handleSubmit}
      className="grid gap-3 sm:grid-cols-2 lg:flex lg:items-start"
    >
      <TextField
        name="action"
        label="Action begins with"
        placeholder="For example: user"
        defaultValue={filters.action}
        error={problems.action}
        autoCapitalize="none"
        spellCheck={false}
        className="lg:w-72"
      />
      <TextField
        name="subject"
        label="Subject id"
        defaultValue={filters.subject}
        error={problems.subject}
        spellCheck={false}
        className="lg:flex-1"
      />
      <div className="flex flex-wrap gap-2 sm:col-span-2 lg:pt-6.5">
        <Button type="submit">Apply</Button>
        <ClearFilters isFiltered={isFiltered} onClear={() => setParams({}, { preventScrollReset: true })} />
      </div>
    </form>
  );
}
