import type { OwnListing } from "@vesper/contract/profiles/listings";
import { HiddenNote, NoteLink, RejectedNote, StatusNote } from "#web/shared/status-note.tsx";

/** Explains who sees the listing now, what hides it, and what to do about it. */
export function ListingNote({ listing }: { listing: OwnListing }) {
  const { status, rejectionReason, isHidden, isListed } = listing;
  if (status === "rejected") {
    return <RejectedNote reason={rejectionReason}>Edit it and submit it again.</RejectedNote>;
  }
  if (isHidden) return <HiddenNote />;
  if (status === "pending") {
    return <StatusNote tone="plain">Our team reviews it before it goes live.</StatusNote>;
  }
  if (status !== "approved" || isListed) return null;
  return (
    <StatusNote tone="plain">
      It goes live as soon as your profile is public.{" "}
      <NoteLink to="/supplier/profile">Go to your profile</NoteLink>
    </StatusNote>
  );
}
