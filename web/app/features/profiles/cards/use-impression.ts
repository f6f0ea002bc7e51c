import { pageLimits } from "@vesper/contract/core/page-limits";
import { useEffect, useRef } from "react";
import { readTokens } from "#web/session/stored-session.ts";

const visibleShare = 0.5;

const cardIds = new WeakMap<Element, string>();

const seenIds = new Set<string>();

let pendingIds: string[] = [];

let page = "";

let observer: IntersectionObserver | undefined;

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

/** Records an impression when at least half of the card is visible, once per page. A preview records none. */
export function useImpression<E extends Element>(id: string) {
  const card = useRef<E>(null);
  useEffect(() => {
    if (card.current && !card.current.closest("[data-preview]")) return observeCard(card.current, id);
  }, [id]);
  return card;
}
