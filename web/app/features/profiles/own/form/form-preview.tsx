import { useQuery } from "@tanstack/react-query";
import type { OwnProfile } from "@vesper/contract/profiles/profiles";
import { useFormContext, useWatch } from "react-hook-form";
import { CardPreview } from "../card-preview.tsx";
import { termsQuery } from "../queries.ts";
import type { ProfileInput } from "./draft.ts";
import { toPreviewCard } from "./preview-card.ts";

/** Live preview of the card, beside the form where there is room. */
export function FormPreview({ profile }: { profile?: OwnProfile | undefined }) {
  const values = useWatch({ control: useFormContext<ProfileInput>().control }) as Partial<ProfileInput>;
  const tags = useChosenTags(values.tags ?? [], profile);
  const card = toPreviewCard(values, tags, profile);
  return (
    <aside aria-label="Preview of your card" className="max-lg:hidden lg:sticky lg:top-26">
      {card ? (
        <CardPreview card={card} caption="Your card as you type" />
      ) : (
        <p className="text-small text-muted">
          Fill in your name and age to see how your card looks in a list.
        </p>
      )}
    </aside>
  );
}

function useChosenTags(ids: readonly string[], profile: OwnProfile | undefined): OwnProfile["tags"] {
  const { data: terms } = useQuery(termsQuery);
  const offered = terms?.tags.flatMap((group) => group.tags) ?? [];
  return ids.flatMap((id) => {
    const known = profile?.tags.find((tag) => tag._id === id) ?? offered.find((tag) => tag._id === id);
    return known ? [{ slug: "", color: "", ...known }] : [];
  });
}
