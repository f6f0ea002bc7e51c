import type { Review } from "@vesper/contract/profiles/reviews";

const medium = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });
export const dateName = (time: string) => medium.format(new Date(time));

/** Who wished to stay anonymous is called so; who has left is nobody in particular. */
export function authorWords({ authorId, isAnonymous }: Pick<Review, "authorId" | "isAnonymous">): string {
  if (isAnonymous) return "Anonymous";
  return authorId?.name ?? "Former user";
}

export const countWords = (count: number) => (count === 1 ? "1 review" : `${count} reviews`);
