import type { OwnReview } from "@vesper/contract/profiles/reviews";
import { useEffect, useState } from "react";
import { findOwnReview } from "./calls.ts";

/** The viewer's review of this profile; undefined until loaded. */
export function useOwnReview(profileId: string, viewerId: string | undefined) {
  const [known, setKnown] = useState<{ by: string; review: OwnReview | null }>();
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    if (!viewerId) return;
    let isWanted = true;
    findOwnReview(profileId).then(
      (review) => isWanted && setKnown({ by: viewerId, review }),
      // If loading fails, allow writing: the server rejects a second review.
      () => isWanted && setKnown({ by: viewerId, review: null }),
    );
    return () => {
      isWanted = false;
    };
  }, [profileId, viewerId, asked]);

  return {
    review: known && known.by === viewerId ? known.review : undefined,
    show: (review: OwnReview) => viewerId && setKnown({ by: viewerId, review }),
    askAgain: () => setAsked((before) => before + 1),
  };
}
