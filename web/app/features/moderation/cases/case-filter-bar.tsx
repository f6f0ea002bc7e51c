import { ReportableKind } from "@vesper/contract/moderation/moderation";
import { reasonOptions } from "#web/queue/rejection.ts";
import { useSearchParams } from "react-router";
import { withChoice } from "#web/queue/queue-filters.ts";
import { SortChoice } from "#web/queue/queue-header.tsx";
import { ClearFilters } from "#web/ui/actions/removable-chip.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { type CaseFilters, isFiltered } from "./case-filters.ts";
import { kindLabels } from "./labels.ts";

const typeOptions = ReportableKind.options.map((value) => ({ value, label: kindLabels[value] }));
const colleagueOptions = [
  { value: "me", label: "Me" },
  { value: "nobody", label: "No one" },
];

const colleagueFilters = [
  { name: "assignee", label: "Assigned to" },
  { name: "holder", label: "Claimed by" },
] as const;

/** Filters live in the URL, so that Back, reload and sharing work. */
export function CaseFilterBar({ filters }: { filters: CaseFilters }) {
  const [, setParams] = useSearchParams();

  function handleChange(name: "reason" | "type" | "holder" | "assignee", value: string) {
    setParams((before) => withChoice(before, name, value, ""), { preventScrollReset: true });
  }

  return (
    <div role="search" aria-label="Cases" className="flex w-full flex-wrap items-end gap-3">
      <SelectField
        label="Reason"
        placeholder="All reasons"
        options={reasonOptions}
        value={filters.reason ?? ""}
        onChange={(event) => handleChange("reason", event.target.value)}
        className="grow basis-full lg:basis-64"
      />
      <SelectField
        label="Type"
        placeholder="All types"
        options={typeOptions}
        value={filters.type ?? ""}
        onChange={(event) => handleChange("type", event.target.value)}
        className="grow basis-36 lg:max-w-44"
      />
      {filters.status === "open" &&
        colleagueFilters.map(({ name, label }) => (
          <SelectField
            key={name}
            label={label}
            placeholder="Anyone"
            options={colleagueOptions}
            value={filters[name] ?? ""}
            onChange={(event) => handleChange(name, event.target.value)}
            className="grow basis-36 lg:max-w-44"
          />
        ))}
      <SortChoice
        sort={filters.sort}
        waits={filters.status === "open"}
        className="grow basis-36 lg:max-w-44"
      />
      <ClearFilters
        isFiltered={isFiltered(filters)}
        onClear={() => setParams({}, { preventScrollReset: true })}
        className="max-lg:grow"
      />
    </div>
  );
}
