import { useQuery } from "@tanstack/react-query";
import { limits } from "@vesper/contract/core/limits";
import { useController } from "react-hook-form";
import { InlineFailure } from "#web/ui/feedback/query-failure.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { addEntries, isSameEntry } from "#web/ui/forms/chip-entries.ts";
import { ChipsField } from "#web/ui/forms/chips-field.tsx";
import { toErrorSentence } from "#web/ui/forms/field.tsx";
import { servicesQuery } from "../queries.ts";
import type { ProfileInput } from "./draft.ts";
import { labels } from "./sections.ts";
import { ServiceChoices } from "./service-choices.tsx";
import { joinServices, splitServices } from "./services.ts";

/** Services from the site's list as checkboxes, and a field for those it does not have. */
export function ServicesField() {
  const { field, fieldState } = useController<ProfileInput, "services">({ name: "services" });
  const { ref, value, onChange } = field;
  const query = useQuery(servicesQuery);
  const { data: offered, isLoadingError } = query;
  const entries = addEntries([], value.split("\n"));
  const { listed, own } = splitServices(entries, offered ?? []);
  const problem = fieldState.error?.message;
  const isFull = entries.length >= limits.services.max;

  const change = (next: readonly string[]) => onChange(joinServices(entries, next));

  return (
    <>
      {isLoadingError && (
        <InlineFailure query={query}>
          Failed to load the list of services. Yours are below and unchanged.
        </InlineFailure>
      )}
      {!offered && !isLoadingError && <Skeleton className="h-40 w-full" />}
      {offered && offered.length > 0 && (
        <ServiceChoices
          offered={offered}
          chosen={listed}
          count={entries.length}
          isFull={isFull}
          onToggle={(name) =>
            change(
              listed.includes(name)
                ? entries.filter((entry) => !isSameEntry(entry, name))
                : [...entries, name],
            )
          }
        />
      )}
      <ChipsField
        ref={ref}
        label="Services in your own words"
        optional
        entries={own}
        onChange={(next) => change([...listed, ...next])}
        suggestions={[]}
        max={limits.services.max}
        help="Not in the list? Type it and press Enter. It appears on your profile, but visitors can’t filter by it."
        error={problem && toErrorSentence(labels.services, problem)}
      />
    </>
  );
}
