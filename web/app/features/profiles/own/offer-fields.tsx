import { useQuery } from "@tanstack/react-query";
import { limits } from "@vesper/contract/limits";
import { Button } from "#web/ui/actions/button.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { FormSection } from "./form-section.tsx";
import { termsQuery } from "./queries.ts";
import { TagChoices } from "./tag-choices.tsx";
import { type Term, type Terms, withChosen } from "./terms.ts";
import { useProfileField } from "./use-profile-field.ts";

export interface Chosen {
  category: Term | null;
  tags: readonly Term[];
}

const nothing: Chosen = { category: null, tags: [] };

export function OfferFields({ chosen = nothing }: { chosen?: Chosen }) {
  const field = useProfileField();
  const { data: terms, isLoadingError, isFetching, refetch } = useQuery(termsQuery);
  return (
    <FormSection id="offer" title="What you offer" text="Visitors find you under the category and the tags.">
      {isLoadingError && <NoTerms busy={isFetching} onRetry={() => void refetch()} />}
      {!terms && !isLoadingError && <Skeleton className="h-40 w-full" />}
      {terms && <TermFields terms={terms} chosen={chosen} />}
      <TextArea
        {...field("services")}
        optional
        help={`One on each line, at most ${limits.services.max}: Dinner companion, City walks`}
      />
      <TextArea {...field("preferences")} optional rows={3} help="Whom you like to meet, and how." />
    </FormSection>
  );
}

/** Waits for its options: a select that gets them late would show none of them as chosen. */
function TermFields({ terms, chosen }: { terms: Terms; chosen: Chosen }) {
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
      <TagChoices groups={terms.tags} chosen={chosen.tags} />
    </>
  );
}

function NoTerms({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <p role="alert" className="flex flex-wrap items-center justify-between gap-3 text-small">
      The categories and tags could not be loaded. What you chose before stays as it is.
      <Button tone="outline" size="small" busy={busy} onClick={onRetry}>
        Retry
      </Button>
    </p>
  );
}
