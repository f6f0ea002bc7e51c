import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { listActivity, listOwnActivity } from "@vesper/contract/accounts/activity";
import { limits } from "@vesper/contract/core/limits";
import { type Favorite, listFavorites } from "@vesper/contract/profiles/favorites";
import { listOwnReviews, type OwnReview } from "@vesper/contract/profiles/reviews";
import { api } from "#web/session/api.ts";
import { type ActivityTopic, toOwnEntries } from "./own-entries.ts";

const toFavoriteTopic = ({ profile, product, createdAt }: Favorite): ActivityTopic[] => {
  const kinds = ["favorite.added"] as const;
  if (profile) return [{ kinds, at: createdAt, name: profile.name, path: `/escort/${profile.slug}` }];
  return product ? [{ kinds, at: createdAt, name: product.title, path: `/listing/${product.slug}` }] : [];
};

const toReviewTopics = ({ profile, createdAt, updatedAt }: OwnReview): ActivityTopic[] =>
  profile
    ? [
        { kinds: ["review.written"], at: createdAt, name: profile.name, path: `/escort/${profile.slug}` },
        { kinds: ["review.approved"], at: updatedAt, name: profile.name, path: `/escort/${profile.slug}` },
      ]
    : [];

/** Names are an addition: without them, the list still says what happened. */
async function listTopics(): Promise<ActivityTopic[]> {
  const limit = String(limits.activity.recent);
  const [favorites, reviews] = await Promise.all([
    api.call(listFavorites, { query: { limit } }),
    api.call(listOwnReviews, { query: { limit } }),
  ]);
  return [
    ...favorites.data.favorites.flatMap(toFavoriteTopic),
    ...reviews.data.items.flatMap(toReviewTopics),
  ];
}

export const ownActivityQuery = queryOptions({
  queryKey: ["activity"],
  queryFn: async () => {
    const [activities, topics] = await Promise.all([api.call(listOwnActivity), listTopics().catch(() => [])]);
    return toOwnEntries(activities.data, topics);
  },
});

const perPage = String(limits.activity.recent);

export const siteActivityQuery = infiniteQueryOptions({
  queryKey: ["admin", "activity"],
  initialPageParam: 1,
  queryFn: ({ pageParam }) => api.call(listActivity, { query: { page: String(pageParam), limit: perPage } }),
  getNextPageParam: ({ pagination }) =>
    pagination.page < pagination.pages ? pagination.page + 1 : undefined,
});
