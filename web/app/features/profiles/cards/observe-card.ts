import { pageLimits } from "@vesper/contract/core/page-limits";
import { readTokens } from "#web/session/stored-session.ts";

const visibleShare = 0.5;

interface Card {
  id: string;
  /** Place in its list; undefined outside a list. */
  place: number | undefined;
}

const cards = new WeakMap<Element, Card>();

const seenIds = new Set<string>();

const pending: Card[] = [];

let page = "";

let observer: IntersectionObserver | undefined;

/**
 * Uses plain `fetch`, because the contract would add its schemas to every list page. `keepalive` lets the request
 * outlive the page.
 */
function sendImpressions() {
  const { access } = readTokens();
  while (pending.length > 0) {
    const sent = pending.splice(0, pageLimits.impressions.batch);
    fetch("/api/v1/escort-profile/impressions", {
      method: "POST",
      keepalive: true,
      headers: {
        "Content-Type": "application/json",
        ...(access && { Authorization: `Bearer ${access}` }),
      },
      body: JSON.stringify({
        ids: sent.map(({ id }) => id),
        places: sent.map(({ place }) => place),
        list: /^\/(\w*)/.exec(page)?.[1],
      }),
    }).catch(() => undefined);
  }
}

function handleIntersections(entries: readonly IntersectionObserverEntry[]) {
  const { pathname, search } = location;
  if (page !== pathname + search) {
    // Send the cards of the previous page while its path is still known.
    sendImpressions();
    seenIds.clear();
    page = pathname + search;
  }
  for (const { intersectionRatio, target } of entries) {
    const card = cards.get(target);
    if (intersectionRatio < visibleShare || !card || seenIds.has(card.id)) continue;
    seenIds.add(card.id);
    if (pending.push(card) === 1) setTimeout(sendImpressions, pageLimits.impressions.sendAfter);
  }
}

/** Watches a card until the returned function is called; sends its impression soon after it is seen. */
export function observeCard(element: Element, card: Card) {
  if (!observer) {
    observer = new IntersectionObserver(handleIntersections, { threshold: visibleShare });
    addEventListener("pagehide", sendImpressions);
  }
  cards.set(element, card);
  observer.observe(element);
  return () => observer?.unobserve(element);
}
