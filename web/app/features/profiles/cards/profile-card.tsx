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

const visibleShare = 0.5;

const cardIds = new WeakMap<Element, string>();

const seenIds = new Set<string>();

let pendingIds: string[] = [];

let page = "";

let observer: IntersectionObserver | undefined;

// Hides badge labels visually on a phone, where they would overlap other elements on the picture.
const badgeStyles = "max-sm:px-1.5 max-sm:py-1.5 [&>span]:max-sm:sr-only";

interface ProfileCardProps {
  profile: FoundCard;
  sizes: string;
  priority?: PicturePriority;
  isResult?: boolean;
}

/** Profile preview; the whole card links to the profile page. */
export function ProfileCard({ profile, sizes, priority, isResult = false }: ProfileCardProps) {
  const corner = useContext(CardCorner);
  const card = useImpression<HTMLElement>(profile._id);
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
        <Badge tone="veil-jade" icon={<BadgeCheck aria-hidden />} className={badgeStyles}>
          <span>Verified</span>
        </Badge>
      )}
      {isPremium && (
        <Badge tone="veil-gold" icon={<Crown aria-hidden />} className={badgeStyles}>
          <span>Premium</span>
        </Badge>
      )}
    </span>
  );
}

/**
 * Uses plain `fetch`, because the contract would add its schemas to every list page. `keepalive` lets the request
 * outlive the page.
 */
function sendImpressions() {
  const { access } = readTokens();
  for (; pendingIds.length > 0; pendingIds = pendingIds.slice(pageLimits.impressions.batch)) {
    fetch("/api/v1/escort-profile/impressions", {
      method: "POST",
      keepalive: true,
      headers: {
        "Content-Type": "application/json",
        ...(access && { Authorization: `Bearer ${access}` }),
      },
      body: JSON.stringify({ ids: pendingIds.slice(0, pageLimits.impressions.batch) }),
    }).catch(() => undefined);
  }
}

function handleIntersections(entries: readonly IntersectionObserverEntry[]) {
  if (page !== location.href) seenIds.clear();
  page = location.href;
  for (const { intersectionRatio, target } of entries) {
    const id = cardIds.get(target);
    if (intersectionRatio < visibleShare || !id || seenIds.has(id)) continue;
    seenIds.add(id);
    if (pendingIds.push(id) === 1) setTimeout(sendImpressions, pageLimits.impressions.sendAfter);
  }
}

function observeCard(card: Element, id: string) {
  if (!observer) {
    observer = new IntersectionObserver(handleIntersections, { threshold: visibleShare });
    addEventListener("pagehide", sendImpressions);
  }
  cardIds.set(card, id);
  observer.observe(card);
  return () => observer?.unobserve(card);
}

/** Records an impression when at least half of the card is visible, once per page. */
function useImpression<E extends Element>(id: string) {
  const card = useRef<E>(null);
  useEffect(() => (card.current ? observeCard(card.current, id) : undefined), [id]);
  return card;
}
