import type { ReactNode } from "react";
import { LoadFailure } from "./load-failure.tsx";
import { SectionCard } from "../layout/card.tsx";
import { Skeleton } from "./skeleton.tsx";

const skeletonWidths = ["w-3/4", "w-1/2", "w-2/3"] as const;

/** The parts of a query result that a section needs. */
interface SectionQuery<Data> {
  data: Data | undefined;
  isLoadingError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

interface LoadedSectionProps<Data> {
  title: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
  query: SectionQuery<Data>;
  failure: string;
  retryLabel?: string;
  skeleton?: ReactNode;
  className?: string;
  children: (data: Data) => ReactNode;
}

/** Section of a page that loads, fails and retries independently. */
export function LoadedSection<Data>(props: LoadedSectionProps<Data>) {
  const { title, text, actions, query, failure, retryLabel = "Retry", skeleton, className, children } = props;
  return (
    <SectionCard title={title} text={text} actions={actions} className={className}>
      {query.isLoadingError ? (
        <LoadFailure query={query} message={failure} retryLabel={retryLabel} className="py-6" />
      ) : query.data === undefined ? (
        (skeleton ?? <SectionSkeleton />)
      ) : (
        children(query.data)
      )}
    </SectionCard>
  );
}

function SectionSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4 py-1">
      {skeletonWidths.map((width) => (
        <Skeleton key={width} className={`h-4 ${width}`} />
      ))}
    </div>
  );
}
