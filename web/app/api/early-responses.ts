const lifetime = 10_000;

type Send = (href: string) => Promise<Response>;

interface EarlyResponse {
  response: Promise<Response | null>;
  until: number;
}

// A plain address instead of a `URL` marks the request as one that is not retried.
const sendQuietly: Send = (href) => fetch(href, { priority: "low" });

/** Page data requested before the visitor follows a link. Each response is used once, while it is fresh. */
export function createEarlyResponses(send: Send = sendQuietly, now: () => number = Date.now) {
  const kept = new Map<string, EarlyResponse>();

  function dropOld() {
    for (const [href, { until }] of kept) if (until <= now()) kept.delete(href);
  }

  return {
    request(href: string) {
      dropOld();
      if (kept.has(href)) return;
      const response = send(href).then(
        (answer) => (answer.ok ? answer : null),
        () => null,
      );
      kept.set(href, { response, until: now() + lifetime });
    },

    /** Resolves to null if the request failed; the page then sends its own. */
    take(href: string): Promise<Response | null> | undefined {
      dropOld();
      const early = kept.get(href);
      kept.delete(href);
      return early?.response;
    },
  };
}

export const earlyResponses = createEarlyResponses();
