import { SearchX } from "lucide-react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

interface NoTermsProps {
  title: string;
  /** Where all of them are. */
  to: string;
}

export function NoTerms({ title, to }: NoTermsProps) {
  return (
    <EmptyState
      icon={<SearchX />}
      title={title}
      text="Try adjusting your search terms or filters"
      action={{ to, label: "Clear Filters" }}
    />
  );
}
