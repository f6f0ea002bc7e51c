import { Heart } from "lucide-react";
import { useUser } from "#web/session/use-session.ts";
import { useLiking } from "./use-liking.ts";

/** A heart for those who are signed in. */
export function LikeButton({ mediaId }: { mediaId: string | undefined }) {
  const user = useUser();
  return user && mediaId ? <Heartbeat key={mediaId} mediaId={mediaId} /> : null;
}

function Heartbeat({ mediaId }: { mediaId: string }) {
  const { liking, toggle } = useLiking(mediaId);
  if (!liking) return null;
  const { isLiked, likeCount } = liking;
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={`Like this picture, ${likeCount} ${likeCount === 1 ? "like" : "likes"}`}
      className="yarl__button inline-flex min-h-11 items-center gap-2 text-on-veil"
      onClick={() => void toggle()}
    >
      <Heart aria-hidden className={isLiked ? "size-7 fill-current" : "size-7"} />
      <span className="text-body tabular-nums">{likeCount}</span>
    </button>
  );
}
