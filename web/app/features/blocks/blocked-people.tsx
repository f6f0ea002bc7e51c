import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { ButtonPager } from "#web/ui/data/pager.tsx";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { blocksKey, blocksQuery } from "./queries.ts";
import { type Block, unblockPerson } from "@vesper/contract/accounts/blocks";
import { useChange } from "#web/shared/use-change.ts";
import { api } from "#web/session/api.ts";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { formatDate } from "#web/ui/data/dates.ts";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { Button } from "#web/ui/actions/button.tsx";

/** Settings section that lists blocked people. */
export function BlockedPeople() {
  return (
    <SectionCard
      id="blocked-people"
      title="Blocked people"
      text="People you block can’t find or message you, and you can’t find or message them. We don’t tell them."
      className="scroll-mt-28"
    >
      <BlockedList />
    </SectionCard>
  );
}

function BlockedList() {
  const [page, setPage] = useState(1);
  const query = useQuery(blocksQuery(page));
  if (query.isError) {
    return <LoadFailure query={query} message="Failed to load the people you’ve blocked" className="py-6" />;
  }
  if (!query.data) return <BlockedSkeleton />;
  const { data: blocks, meta } = query.data;
  // The last item on the last page was removed, so go back to the new last page.
  if (blocks.length === 0 && page > 1 && !query.isFetching) setPage(Math.max(1, meta.totalPages));
  if (meta.total === 0) return <p className="text-muted">You haven’t blocked anyone.</p>;
  return (
    <div className="flex flex-col gap-4">
      <ul className="divide-y divide-line">
        {blocks.map((block) => (
          <BlockedRow key={block._id} block={block} />
        ))}
      </ul>
      {meta.totalPages > 1 && (
        <ButtonPager
          page={meta.page}
          totalPages={meta.totalPages}
          label="Pages of blocked people"
          onPage={setPage}
        />
      )}
    </div>
  );
}

function BlockedSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading the people you’ve blocked…"
      className="flex min-h-18 items-center gap-4"
    >
      <Skeleton className="size-11 rounded-control" />
      <Skeleton className="h-4 w-32" />
    </div>
  );
}

function BlockedRow({ block }: { block: Block }) {
  const unblock = useChange({
    change: () => api.call(unblockPerson, { params: { userId: block._id } }),
    done: `${block.name} is no longer blocked`,
    failed: "Failed to unblock this person.",
    refresh: blocksKey,
    onDone: () => document.querySelector<HTMLElement>("#main")?.focus({ preventScroll: true }),
  });
  return (
    <li className="flex min-h-18 items-center gap-3 py-2">
      <Avatar name={block.name} src={block.avatar} />
      <div className="min-w-0 flex-1">
        <p className="font-medium wrap-anywhere">
          <bdi>{block.name}</bdi>
        </p>
        <p className="text-small text-muted">
          Blocked on <DateTime at={block.blockedAt} format={formatDate} />
        </p>
      </div>
      <Button
        tone="outline"
        size="small"
        busy={unblock.isPending}
        aria-label={`Unblock ${block.name}`}
        onClick={() => unblock.mutate()}
      >
        Unblock
      </Button>
    </li>
  );
}
