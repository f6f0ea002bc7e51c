import { placeholderNames } from "@vesper/contract/accounts/person";
import type { Review } from "@vesper/contract/profiles/reviews";

const dateFormat = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });
export const formatDate = (time: string) => dateFormat.format(new Date(time));

/** Anonymous authors and deleted accounts get a placeholder name. */
export function formatAuthor({ authorId, isAnonymous }: Pick<Review, "authorId" | "isAnonymous">): string {
  if (isAnonymous) return "Anonymous";
  return authorId?.name ?? placeholderNames.formerMember;
}

export const formatCount = (count: number) =>
  count === 1 ? "1 review" : `${count.toLocaleString("en")} reviews`;
