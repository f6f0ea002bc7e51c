import { TagChoices, type Term } from "#web/shared/tag-choices.tsx";
import { useWatch } from "react-hook-form";
import type { ProfileInput } from "./draft.ts";
import { tagTypeLabels } from "../labels.ts";
import { useQuery } from "@tanstack/react-query";
import { limits } from "@vesper/contract/core/limits";
import { InlineFailure } from "#web/ui/feedback/query-failure.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { ServicesField } from "./services-field.tsx";
import { FormSection, useProfileField } from "./form-section.tsx";
import { termsQuery } from "../queries.ts";
import { type Terms, withChosen } from "./terms.ts";

export interface ChosenTerms {
  category: Term | null;
  tags: readonly Term[];
}

const noTerms: ChosenTerms = { category: null, tags: [] };

export function OfferFields({ chosen = noTerms }: { chosen?: ChosenTerms }) {
  const field = useProfileField();
  const query = useQuery(termsQuery);
  const { data: terms, isLoadingError } = query;
  return (
    <FormSection id="offer" title="What you offer" text="Visitors find you by category, tags and services.">
      {isLoadingError && (
        <InlineFailure query={query}>
          Failed to load categories and tags. Your earlier choices are unchanged.
        </InlineFailure>
      )}
      {!terms && !isLoadingError && <Skeleton className="h-40 w-full" />}
      {terms && <TermFields terms={terms} chosen={chosen} />}
      <ServicesField />
      <TextArea {...field("preferences")} optional rows={3} help="Who you like to meet, and how." />
    </FormSection>
  );
}

/**
 * Render this only after the options have loaded: a select that receives its options late would show none as
 * selected.
 */
function TermFields({ terms, chosen }: { terms: Terms; chosen: ChosenTerms }) {
  const field = useProfileField();
  const categories = withChosen(terms.categories, chosen.category ? [chosen.category] : []);
  return (
    <>
      <SelectField
        {...field("categoryId")}
        optional
        placeholder="None"
        options={categories.map(({ _id, name }) => ({ value: _id, label: name }))}
      />
      <ProfileTags groups={terms.tags} chosen={chosen.tags} />
    </>
  );
}

function ProfileTags({ groups, chosen }: { groups: Terms["tags"]; chosen: readonly Term[] }) {
  const { label, error, ...field } = useProfileField()("tags");
  const { length } = useWatch<ProfileInput, "tags">({ name: "tags" }) ?? [];
  const offered = groups.flatMap(({ tags }) => tags);
  const gone = chosen.filter(({ _id }) => !offered.some((tag) => tag._id === _id));
  const titled = groups.map(({ type, tags }) => ({ title: tagTypeLabels[type], tags }));
  return (
    <TagChoices
      label={label}
      groups={gone.length > 0 ? [...titled, { title: "No longer available", tags: gone }] : titled}
      count={length}
      max={limits.profile.tags}
      error={error}
      field={field}
    />
  );
}
