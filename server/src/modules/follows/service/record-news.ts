import { limits } from "@vesper/contract/core/limits";
import { addMilliseconds, getToday } from "#platform/clock.ts";
import type { Transaction } from "#platform/context.ts";
import type { DomainEvents } from "#platform/events/domain-events.ts";
import { insertNews, insertPictureNews } from "../store/news.ts";

/** A tour is news once per city, however often its dates or note change. */
export const recordTour = (
  tx: Transaction,
  { profileId, tourId, city, country }: DomainEvents["tour.announced"],
) =>
  insertNews(tx.db, {
    profileId,
    kind: "tours",
    key: `${tourId} ${city}, ${country}`.toLowerCase(),
    tourId,
    at: tx.clock.now(),
  });

/** Being available is news once a day: an escort may turn it on and off. */
export const recordAvailable = (tx: Transaction, { profileId }: DomainEvents["profile.available"]) =>
  insertNews(tx.db, { profileId, kind: "available", key: getToday(tx.clock), at: tx.clock.now() });

export function recordPictures(tx: Transaction, { ownerId, mediaIds }: DomainEvents["pictures.shown"]) {
  const at = tx.clock.now();
  return insertPictureNews(tx.db, {
    ownerId,
    mediaIds,
    at,
    uploadedAfter: addMilliseconds(at, -limits.follows.keptFor),
  });
}
