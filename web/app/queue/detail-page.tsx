import type { ReactNode } from "react";
import type { UseQueryResult } from "@tanstack/react-query";
import { Link } from "react-router";
import { ApiError } from "#web/api/api-error.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { LoadError } from "#web/ui/feedback/query-failure.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import ArrowLeft from "virtual:icons/arrow-left";
import ArrowRight from "virtual:icons/arrow-right";
import { SectionCard } from "#web/ui/layout/card.tsx";

interface BackTarget {
  label: string;
  to: string;
}

interface DetailPageProps<File> {
  query: UseQueryResult<File>;
  /** "case", as in "This case does not exist." */
  what: string;
  /** Explains why the item may be gone. */
  goneText?: string;
  back: BackTarget;
  skeleton: ReactNode;
  children: (file: File, now: Date) => ReactNode;
}

/** Page of one queue item. */
export function DetailPage<File>({ query, what, goneText, back, skeleton, children }: DetailPageProps<File>) {
  const { data, error, dataUpdatedAt } = query;
  if (data) return children(data, new Date(dataUpdatedAt));
  if (!error) return skeleton;
  const status = error instanceof ApiError ? error.status : undefined;
  // The server rejects a malformed id with 400, which is treated like a missing item.
  if (status === 400 || status === 404) {
    return <EmptyState title={`This ${what} doesn’t exist or was removed`} text={goneText} action={back} />;
  }
  // The item is about the viewer, so only other admins may open and decide it.
  if (status === 403) return <EmptyState title={error.message} action={back} />;
  return <LoadError query={query} what={what} />;
}

export function BackLink({ label, to }: BackTarget) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-1.5 self-start text-small text-muted hover:text-ink hover:underline"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {label}
    </Link>
  );
}

interface DetailHeaderProps {
  back: BackTarget;
  title: ReactNode;
  actions: ReactNode;
  /** Key facts at a glance. */
  children: ReactNode;
}

export function DetailHeader({ back, title, actions, children }: DetailHeaderProps) {
  return (
    <header className="flex flex-col gap-3">
      <BackLink {...back} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-2">
          <h2 className="font-serif text-title font-semibold wrap-anywhere">{title}</h2>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small wrap-anywhere">
            {children}
          </div>
        </div>
        {actions}
      </div>
    </header>
  );
}

export function DetailSkeleton({ label, className = "h-96" }: { label: string; className?: string }) {
  return (
    <div aria-busy="true" className="flex flex-col gap-6">
      <span className="sr-only">{label}</span>
      <Skeleton className="mt-3 h-5 w-20" />
      <Skeleton className="h-9 w-80 max-w-full" />
      <Skeleton className="h-6 w-96 max-w-full rounded-control" />
      <div className="grid gap-6 xl:grid-cols-2">
        <Skeleton className={`${className} rounded-card`} />
        <Skeleton className="h-96 rounded-card" />
      </div>
    </div>
  );
}

interface NextItemProps<Item> {
  /** "case", as in "Open next case". */
  what: string;
  query: { data: { data: readonly Item[] } | undefined };
  isNext?: (item: Item) => boolean;
  /** Explains an empty queue. */
  doneText: string;
  back: BackTarget;
  children: (item: Item) => ReactNode;
}

/** Link to the next item after a decision. */
export function NextItem<Item extends { _id: string }>(props: NextItemProps<Item>) {
  const { what, query, isNext = () => true, doneText, back, children } = props;
  if (!query.data) return <Skeleton className="h-32 w-full rounded-card" />;
  const next = query.data.data.find(isNext);
  if (!next) {
    return (
      <SectionCard title={`No ${what}s are waiting`} text={doneText}>
        <Button tone="outline" className="self-start" render={<Link to={back.to} />}>
          {back.label}
        </Button>
      </SectionCard>
    );
  }
  return (
    <SectionCard title={`Next ${what}`}>
      {children(next)}
      <Button className="self-start" render={<Link to={`${back.to}/${next._id}`} />}>
        Open next {what}
        <ArrowRight aria-hidden className="size-4" />
      </Button>
    </SectionCard>
  );
}
