import type { Media } from "@vesper/contract/media";
import type { ReactNode } from "react";
import { Link } from "react-router";

const linkLooks = "font-medium underline underline-offset-2 hover:no-underline";

/** What keeps it from visitors beyond its status, and what to do about it. */
export function MediaNote({ media }: { media: Media }) {
  const { progress, status, failure, rejectionReason, isHidden } = media;
  if (progress === "failed") {
    return (
      <Note tone="danger">
        {failure ?? "This file could not be prepared."} Try again, or delete it and upload another file.
      </Note>
    );
  }
  if (status === "rejected") {
    return (
      <Note tone="danger">
        <span className="block">
          Reason: <bdi>{rejectionReason ?? "none was given"}</bdi>
        </span>
        <span className="mt-1 block">
          Replace it with another one, or submit it again if you think that this was a mistake.
        </span>
      </Note>
    );
  }
  if (isHidden) {
    return (
      <Note tone="danger">
        Hidden by a decision.{" "}
        <Link to="/dashboard?tab=notices" className={linkLooks}>
          Read why
        </Link>
      </Note>
    );
  }
  if (progress === "processing") return <Note tone="plain">Being prepared…</Note>;
  return null;
}

const tones = { danger: "bg-danger-soft text-danger", plain: "bg-raised text-muted" } as const;

function Note({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return <p className={`rounded-inner px-3 py-2 text-small wrap-anywhere ${tones[tone]}`}>{children}</p>;
}
