import { useEffect, useState } from "react";
import { messageOf } from "#web/api/message-of.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { type Liking, readLiking, toggleLike } from "./picture-calls.ts";

const toggled = ({ isLiked, likeCount }: Liking): Liking => ({
  isLiked: !isLiked,
  likeCount: likeCount + (isLiked ? -1 : 1),
});

/** Whether this person likes the picture, and how many do. Shown as wished before the server has answered. */
export function useLiking(id: string) {
  const [known, setKnown] = useState<{ id: string; liking: Liking } | null>(null);
  const [isSending, setSending] = useState(false);
  const liking = known?.id === id ? known.liking : null;

  useEffect(() => {
    let isWanted = true;
    readLiking(id).then(
      (read) => isWanted && setKnown({ id, liking: read }),
      // Without it there is only no heart.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [id]);

  async function toggle() {
    if (!liking || isSending) return;
    setSending(true);
    const tell = (next: Liking) => setKnown((now) => (now?.id === id ? { id, liking: next } : now));
    tell(toggled(liking));
    try {
      tell(await toggleLike(id));
    } catch (error) {
      tell(liking);
      toast.error(messageOf(error, "Your like was not saved."));
    } finally {
      setSending(false);
    }
  }

  return { liking, toggle };
}
