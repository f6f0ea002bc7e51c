import { pageLimits } from "@vesper/contract/page-limits";
import { useEffect, useRef } from "react";
import { readTokens } from "#web/session/stored-session.ts";

const half = 0.5;
const ids = new WeakMap<Element, string>();
const seen = new Set<string>();
let waiting: string[] = [];
let page = "";
let observer: IntersectionObserver | undefined;

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
export function useSeen<E extends Element>(id: string) {
  const card = useRef<E>(null);
  useEffect(() => (card.current ? watch(card.current, id) : undefined), [id]);
  return card;
}
