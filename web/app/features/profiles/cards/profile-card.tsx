import { useContext, useEffect, useRef } from "react";
import { Link } from "react-router";
import { CardCorner } from "./card-corner.ts";
import { CardFoot } from "./card-foot.tsx";
import type { FoundCard } from "./card-facts.ts";
import { type PicturePriority, ProfilePicture } from "./profile-picture.tsx";
import { BadgeCheck, Crown } from "lucide-react";
import { Badge } from "#web/ui/data/badge.tsx";
import { pageLimits } from "@vesper/contract/core/page-limits";
import { readTokens } from "#web/session/stored-session.ts";

const half = 0.5;

const ids = new WeakMap<Element, string>();

const seen = new Set<string>();

let waiting: string[] = [];

let page = "";

let observer: IntersectionObserver | undefined;

// On a phone a word would meet whatever else lies on the picture.
const looks = "max-sm:px-1.5 max-sm:py-1.5 [&>span]:max-sm:sr-only";

interface ProfileCardProps {
  profile: FoundCard;
  sizes: string;
  priority?: PicturePriority;
  isResult?: boolean;
}

/** Somebody at a glance; the whole card leads to their page. */
export function ProfileCard({ profile, sizes, priority, isResult = false }: ProfileCardProps) {
  const corner = useContext(CardCorner);
  const card = useSeen<HTMLElement>(profile._id);
  return (
    <article ref={card} className="relative">
      <Link
        to={`/escort/${profile.slug}`}
        className="group relative isolate block aspect-[3/4] overflow-hidden rounded-card bg-raised"
      >
        <ProfilePicture
          image={profile.images[0]}
          name={profile.name}
          sizes={sizes}
          priority={priority}
          className="transition-transform duration-200 group-hover:scale-[1.02]"
        />
        <CardBadges isVerified={profile.isVerified} isPremium={profile.isPaid} />
        <CardFoot profile={profile} isResult={isResult} />
      </Link>
      {corner(profile)}
    </article>
  );
}

function CardBadges({ isVerified, isPremium }: { isVerified: boolean; isPremium: boolean }) {
  if (!isVerified && !isPremium) return null;
  return (
    <span className="absolute top-2.5 left-2.5 flex flex-wrap gap-1.5 pr-12">
      {isVerified && (
        <Badge tone="veil-jade" icon={<BadgeCheck aria-hidden />} className={looks}>
          <span>Verified</span>
        </Badge>
      )}
      {isPremium && (
        <Badge tone="veil-gold" icon={<Crown aria-hidden />} className={looks}>
          <span>Premium</span>
        </Badge>
      )}
    </span>
  );
}

/** Written out, because the contract would bring its schemas to every list; kept alive when the page goes. */
function send() {
  const { access } = readTokens();
  for (; waiting.length > 0; waiting = waiting.slice(pageLimits.impressions.batch)) {
    fetch("/api/v1/escort-profile/impressions", {
      method: "POST",
      keepalive: true,
      headers: {
        "Content-Type": "application/json",
        ...(access && { Authorization: `Bearer ${access}` }),
      },
      body: JSON.stringify({ ids: waiting.slice(0, pageLimits.impressions.batch) }),
    }).catch(() => undefined);
  }
}

function handleSight(entries: readonly IntersectionObserverEntry[]) {
  if (page !== location.href) seen.clear();
  page = location.href;
  for (const { intersectionRatio, target } of entries) {
    const id = ids.get(target);
    if (intersectionRatio < half || !id || seen.has(id)) continue;
    seen.add(id);
    if (waiting.push(id) === 1) setTimeout(send, pageLimits.impressions.sendAfter);
  }
}

function watch(card: Element, id: string) {
  if (!observer) {
    observer = new IntersectionObserver(handleSight, { threshold: half });
    addEventListener("pagehide", send);
  }
  ids.set(card, id);
  observer.observe(card);
  return () => observer?.unobserve(card);
}

/** Tells the server who was seen in a list: at least half of the card, once while a page is open. */
function useSeen<E extends Element>(id: string) {
  const card = useRef<E>(null);
  useEffect(() => (card.current ? watch(card.current, id) : undefined), [id]);
  return card;
}
