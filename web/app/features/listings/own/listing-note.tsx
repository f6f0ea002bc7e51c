import type { OwnListing } from "@vesper/contract/listings";
import type { ReactNode } from "react";
import { Link } from "react-router";

const linkLooks = "font-medium underline underline-offset-2 hover:no-underline";

/** Who sees it now, why not everybody, and what to do about it. */
export function ListingNote({ listing }: { listing: OwnListing }) {
  const { status, rejectionReason, isHidden, isListed } = listing;
  if (status === "rejected") {
    return (
      <Note tone="danger">
        <span className="block">
          Reason: <bdi>{rejectionReason}</bdi>
        </span>
        <span className="mt-1 block">Change it and submit it again.</span>
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
  if (status === "pending") return <Note tone="plain">Our staff read it before visitors see it.</Note>;
  if (status === "approved" && !isListed) {
    return (
      <Note tone="plain">
        Visitors see it as soon as your profile is public.{" "}
        <Link to="/supplier/profile" className={linkLooks}>
          Go to your profile
        </Link>
      </Note>
    );
  }
  return null;
}

const tones = { danger: "bg-danger-soft text-danger", plain: "bg-raised text-muted" } as const;

function Note({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <p className={`max-w-prose rounded-inner px-3 py-2 text-small wrap-anywhere ${tones[tone]}`}>
      {children}
    </p>
  );
}
