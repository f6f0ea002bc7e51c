import "yet-another-react-lightbox/styles.css";
import { toImageAddress, imageWidths } from "@vesper/contract/media/image-address";
import type { ProfileImage } from "@vesper/contract/media/images";
import { useEffect, useRef, useState } from "react";
import YetAnotherLightbox from "yet-another-react-lightbox";
import { Heart } from "lucide-react";
import { useUser } from "#web/session/session-store.ts";
import { getErrorMessage } from "#web/api/error-message.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { api } from "#web/session/api.ts";

// Import on demand: the contract would add its schemas to the page's bundle.
const loadContract = () => import("@vesper/contract/media/media");

const toggleLiking = ({ isLiked, likeCount }: Liking): Liking => ({
  isLiked: !isLiked,
  likeCount: likeCount + (isLiked ? -1 : 1),
});

interface LightboxProps {
  images: readonly ProfileImage[];
  name: string;
  getAlt: (index: number) => string;
  /** Index of the initial picture; null while the lightbox is closed. */
  index: number | null;
  onClose: () => void;
}

/** Caps each width at the original's, because images are never upscaled. */
const toSources = (image: ProfileImage) =>
  imageWidths.map((wanted) => {
    const width = Math.min(wanted, image.width);
    const height = Math.round((width * image.height) / image.width);
    return { src: toImageAddress(image._id, wanted, "webp"), width, height };
  });

// Use the dusk theme's background in every theme: pictures need dark surroundings.
const backdropStyle = { "--yarl__color_backdrop": "#121018" };

/** Full-screen picture viewer. Load it on first use, because it is heavy. */
export function Lightbox({ images, name, getAlt, index, onClose }: LightboxProps) {
  const only = images.length === 1;
  const [current, setCurrent] = useState(index ?? 0);
  const seen = useRef(new Set<string>());

  function handleView(position: number) {
    setCurrent(position);
    const id = images[position]?._id;
    if (!id || seen.current.has(id)) return;
    seen.current.add(id);
    void recordPictureView(id);
  }

  return (
    <YetAnotherLightbox
      open={index !== null}
      index={index ?? 0}
      close={onClose}
      slides={images.map((image, position) => ({
        src: toImageAddress(image._id, 1280, "webp"),
        alt: getAlt(position),
        width: image.width,
        height: image.height,
        srcSet: toSources(image),
      }))}
      labels={{ Lightbox: `Photos of ${name}` }}
      styles={{ root: backdropStyle }}
      carousel={{ finite: only }}
      controller={{ closeOnBackdropClick: true }}
      render={only ? { buttonPrev: () => null, buttonNext: () => null } : {}}
      on={{ view: (shown) => handleView(shown.index) }}
      toolbar={{ buttons: [<LikeButton key="like" mediaId={images[current]?._id} />, "close"] }}
      animation={{ fade: 160, swipe: 200 }}
    />
  );
}

/** Like button for signed-in members. */
function LikeButton({ mediaId }: { mediaId: string | undefined }) {
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
async function recordPictureView(id: string): Promise<void> {
  const { recordMediaView: viewMedia } = await loadContract();
  await api.call(viewMedia, { params: { id } }).catch(() => undefined);
}
