import type { Media } from "@vesper/contract/media/media";
import { toTitleId } from "#web/queue/queue-card.tsx";
import { OwnItemNote, ClaimedNote } from "#web/queue/notes.tsx";
import { SelectBox } from "#web/queue/select-box.tsx";
import { useIsWide } from "#web/queue/use-is-wide.ts";
import type { Queue } from "#web/queue/use-queue.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { clsx } from "clsx/lite";
import { MediaPreview, TypeMark } from "../media-preview.tsx";
import { ApprovalBadge } from "#web/shared/approval-badge.tsx";
import { formatDate } from "#web/ui/data/dates.ts";
import { PersonLink } from "#web/shared/person-link.tsx";

interface ReviewCardProps {
  queue: Queue<Media>;
  media: Media;
  onOpen: () => void;
}

export function ReviewCard({ queue, media, onOpen }: ReviewCardProps) {
  const titleId = toTitleId(media._id);
  const isSelected = queue.selected.has(media._id);
  const taken = queue.others.get(media._id);
  const waits = queue.rules.isWaiting(media);
  const isCurrent = useIsWide() && queue.current?._id === media._id;
  const label = waits ? "Review & Approve/Reject" : "View Details";
  return (
    <article aria-labelledby={titleId} className="h-full">
      <Card
        padding="none"
        onClick={() => queue.show(media._id)}
        className={clsx(
          "relative flex h-full flex-col overflow-hidden",
          isSelected && "border-accent",
          isCurrent && "outline-2 outline-accent",
        )}
      >
        <MediaPreview media={media} className="aspect-[4/3] w-full sm:aspect-square" />
        {waits && (
          <SelectBox
            name={media.title}
            checked={isSelected}
            onToggle={() => queue.toggle(media._id)}
            className="absolute top-2 left-2 rounded-inner bg-surface px-3"
          />
        )}
        <div className="flex flex-1 flex-col gap-2 p-4">
          <MediaText media={media} titleId={titleId} />
          <ClaimedNote by={taken} />
          <OwnItemNote isOwn={waits && queue.isOwn(media)} />
          <Button
            data-queue-item={media._id}
            data-taken={taken}
            tone={waits ? "primary" : "outline"}
            aria-label={`${label}: ${media.title}`}
            aria-current={isCurrent || undefined}
            onFocus={() => queue.show(media._id)}
            onClick={onOpen}
            className="mt-auto"
          >
            {label}
          </Button>
        </div>
      </Card>
    </article>
  );
}

/** The uploader's working name, or else the account name, or else "Unknown"; with the email address. */
export function Uploader({ owner }: { owner: Media["escortId"] }) {
  return (
    <span className="wrap-anywhere">
      Uploaded by{" "}
      <PersonLink id={owner._id} className="font-medium text-ink">
        {owner.displayName || owner.name || "Unknown"}
      </PersonLink>
      {owner.email && (
        <>
          {" "}
          (<bdi>{owner.email}</bdi>)
        </>
      )}
    </span>
  );
}

function MediaText({ media, titleId }: Pick<ReviewCardProps, "media"> & { titleId: string }) {
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2 text-small text-muted">
        <TypeMark mediaType={media.mediaType} />
        <ApprovalBadge status={media.status} />
      </div>
      <h3 id={titleId} className="line-clamp-2 font-serif text-body font-semibold wrap-anywhere">
        <bdi>{media.title}</bdi>
      </h3>
      {media.description && (
        <p className="line-clamp-2 text-small wrap-anywhere">
          <bdi>{media.description}</bdi>
        </p>
      )}
      {media.lookalikes.length > 0 && (
        <p className="rounded-inner bg-gold-soft px-3 py-2 text-small">
          Looks like a photo from another account
        </p>
      )}
      <p className="text-small text-muted">
        <Uploader owner={media.escortId} />
      </p>
      <p className="text-small text-muted">
        Uploaded <time dateTime={media.createdAt}>{formatDate(media.createdAt)}</time>
      </p>
    </>
  );
}
