import { ownMediaKey } from "../queries.ts";
import { type Media, retryMedia, submitMedia } from "@vesper/contract/media/media";
import { Link } from "react-router";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useChange } from "#web/shared/use-change.ts";

/** The owner's next step toward publication; renders nothing when it is not the owner's turn. */
export function NextStep({ media }: { media: Media }) {
  const params = { id: media._id };
  const submit = useChange({
    refresh: ownMediaKey,
    change: () => api.call(submitMedia, { params }),
    done: "Submitted for review",
    failed: "Failed to update media",
  });

  if (media.progress === "failed") {
    return <RetryButton media={media} />;
  }
  if (media.status === "draft") {
    return (
      <Button
        size="small"
        busy={submit.isPending}
        aria-label={`Submit ${media.title}`}
        onClick={() => submit.mutate()}
      >
        Submit
      </Button>
    );
  }
  if (media.status !== "rejected") return null;
  return (
    <>
      <Button size="small" aria-label={`Replace ${media.title}`} render={<Link to="/supplier/media/new" />}>
        Replace
      </Button>
      <Button
        size="small"
        tone="outline"
        busy={submit.isPending}
        aria-label={`Submit again: ${media.title}`}
        onClick={() => submit.mutate()}
      >
        Submit again
      </Button>
    </>
  );
}

function RetryButton({ media }: { media: Media }) {
  const retry = useChange({
    refresh: ownMediaKey,
    change: () => api.call(retryMedia, { params: { id: media._id } }),
    done: "Processing restarted",
    failed: "Failed to update media",
  });
  return (
    <Button
      size="small"
      busy={retry.isPending}
      aria-label={`Try Again: ${media.title}`}
      onClick={() => retry.mutate()}
    >
      Try Again
    </Button>
  );
}
