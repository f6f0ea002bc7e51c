import { SubjectKind } from "@vesper/contract/moderation";
import { Reason, reasons } from "@vesper/contract/reasons";
import { useSearchParams } from "react-router";
import { Button } from "#web/ui/button.tsx";
import { LinkTabs } from "#web/ui/link-tabs.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { type CaseFilters, isFiltered } from "./case-filters.ts";
import { kindWords } from "./words.ts";

const reasonOptions = Reason.options.map((value) => ({ value, label: reasons[value].label }));
const typeOptions = SubjectKind.options.map((value) => ({ value, label: kindWords[value] }));
const holderOptions = [
  { value: "me", label: "Mine" },
  { value: "nobody", label: "Free" },
];

/** What is looked for lives in the address, so that Back, reload and sharing work. */
export function CaseFilterBar({ filters }: { filters: CaseFilters }) {
  const [, setParams] = useSearchParams();

  function handleChange(name: "reason" | "type" | "holder", value: string) {
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete("page");
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { preventScrollReset: true },
    );
  }

  const isOpen = filters.status === "open";
  return (
    <div className="flex flex-col gap-4">
      <LinkTabs
        label="State of the cases"
        tabs={[
          { to: "?status=open", label: "Open", current: isOpen },
          { to: "?status=decided", label: "Decided", current: !isOpen },
        ]}
      />
      <div role="search" aria-label="Cases" className="grid gap-3 sm:grid-cols-2 lg:flex lg:items-end">
        <SelectField
          label="Reason"
          placeholder="All reasons"
          options={reasonOptions}
          value={filters.reason ?? ""}
          onChange={(event) => handleChange("reason", event.target.value)}
          className="lg:flex-1"
        />
        <SelectField
          label="Type"
          placeholder="All types"
          options={typeOptions}
          value={filters.type ?? ""}
          onChange={(event) => handleChange("type", event.target.value)}
          className="lg:w-44"
        />
        <SelectField
          label="Held by"
          placeholder="Anybody"
          options={holderOptions}
          value={filters.holder ?? ""}
          onChange={(event) => handleChange("holder", event.target.value)}
          className="lg:w-44"
        />
        <Button
          tone="outline"
          disabledReason={isFiltered(filters) ? undefined : "No filter is set"}
          onClick={() => setParams({}, { preventScrollReset: true })}
        >
          Clear Filters
        </Button>
      </div>
    </div>
  );
}
