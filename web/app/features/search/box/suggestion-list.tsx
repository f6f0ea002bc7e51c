import type { SearchHit } from "@vesper/contract/profiles/search";
import { SearchX } from "lucide-react";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { SuggestionRow } from "./suggestion-row.tsx";

interface SuggestionListProps {
  id: string;
  isSearching: boolean;
  profiles: readonly SearchHit[];
  highlighted: number;
  onHighlight: (index: number) => void;
  onFollow: () => void;
}

export const toOptionId = (listId: string, index: number) => `${listId}-${index}`;

/** Suggestions: loading, found, or none. */
export function SuggestionList(props: SuggestionListProps) {
  const { id, isSearching, profiles, highlighted, onHighlight, onFollow } = props;
  if (isSearching) {
    return (
      <p className="flex min-h-16 items-center gap-3 px-4 text-muted">
        <Spinner />
        Searching...
      </p>
    );
  }
  if (profiles.length === 0) return <NoSuggestions />;
  return (
    <div id={id} role="listbox" aria-label="Profiles" className="p-1.5 sm:p-2">
      {profiles.map((profile, index) => (
        <SuggestionRow
          key={profile._id}
          profile={profile}
          id={toOptionId(id, index)}
          isHighlighted={index === highlighted}
          onHighlight={() => onHighlight(index)}
          onFollow={onFollow}
        />
      ))}
    </div>
  );
}

function NoSuggestions() {
  return (
    <div className="flex flex-col items-center gap-1 px-4 py-10 text-center">
      <SearchX aria-hidden className="mb-2 size-7 text-muted" />
      <p className="font-serif text-lead font-semibold">No profiles found</p>
      <p className="text-small text-muted">Try searching with a different name or city</p>
    </div>
  );
}
