import { useEffect, useState } from "react";
import { getErrorMessage } from "#web/api/error-message.ts";
import { api } from "#web/session/api.ts";
import { useUser } from "#web/session/session-store.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import Heart from "virtual:icons/heart";

// Import on demand: the contract would add its schemas to the page's bundle.
const loadContract = () => import("@vesper/contract/media/media");

/** Like button for signed-in members. */
export function LikeButton({ mediaId }: { mediaId: string | undefined }) {
  const user = useUser();
  return user && mediaId ? <LikeHeart key={mediaId} mediaId={mediaId} /> : null;
}

function LikeHeart({ mediaId }: { mediaId: string }) {
  const { liking, toggle } = useLiking(mediaId);
  if (!liking) return null;
  const { isLiked, likeCount } = liking;
  return (
    <button
      type="button"
      aria-pressed={isLiked}
      aria-label={`Like this photo, ${likeCount} ${likeCount === 1 ? "like" : "likes"}`}
      className="yarl__button inline-flex min-h-11 items-center gap-2 text-on-veil"
      onClick={() => void toggle()}
    >
      <Heart aria-hidden className={isLiked ? "size-7 fill-current" : "size-7"} />
      <span className="text-body tabular-nums">{likeCount}</span>
    </button>
  );
}

const toggleLiking = ({ isLiked, likeCount }: Liking): Liking => ({
  isLiked: !isLiked,
  likeCount: likeCount + (isLiked ? -1 : 1),
});

/** Like state and count for a picture, updated optimistically. */
function useLiking(id: string) {
  const [known, setKnown] = useState<{ id: string; liking: Liking } | null>(null);
  const [isSending, setSending] = useState(false);
  const liking = known?.id === id ? known.liking : null;

  useEffect(() => {
    let isWanted = true;
    fetchLiking(id).then(
      (read) => isWanted && setKnown({ id, liking: read }),
      // If loading fails, the like button is not shown.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [id]);

  async function toggle() {
    if (!liking || isSending) return;
    setSending(true);
    const showLiking = (next: Liking) => setKnown((now) => (now?.id === id ? { id, liking: next } : now));
    showLiking(toggleLiking(liking));
    try {
      showLiking(await toggleLike(id));
    } catch (error) {
      showLiking(liking);
      toast.error(getErrorMessage(error, "Your like wasn’t saved. Please try again."));
    } finally {
      setSending(false);
    }
  }

  return { liking, toggle };
}

interface Liking {
  isLiked: boolean;
  likeCount: number;
}

async function fetchLiking(id: string): Promise<Liking> {
  const { data } = await api.call((await loadContract()).getMedia, { params: { id } });
  return { isLiked: data.isLiked, likeCount: data.likeCount };
}

async function toggleLike(id: string): Promise<Liking> {
  return (await api.call((await loadContract()).likeMedia, { params: { id } })).data;
}

/** Records a view; errors are ignored. */
export async function recordPictureView(id: string): Promise<void> {
  const { recordMediaView: viewMedia } = await loadContract();
  await api.call(viewMedia, { params: { id } }).catch(() => undefined);
}
