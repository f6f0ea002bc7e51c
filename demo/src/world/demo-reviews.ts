import { ReviewStatus, type ReviewDraft } from "@vesper/contract/profiles/reviews";
import { toEmail } from "./draft.ts";

/** A review in the demo data. */
export interface DemoReview extends ReviewDraft {
  about: string;
  by: string;
  days: number;
  status: ReviewStatus;
  reply?: string;
}

/**
 * Lines of an entry: author, reviewed person, age in days, stars and flags; then title and text; then an optional
 * reply.
 */
const table = `
# theo on Celeste, 16 days, 5
The best evening of my year | We saw Figaro and talked until the waiters put the chairs up. She listens, she laughs, and she knows every side street in the first district.
> Thank you, Theo. The waiters still ask about you.
# mara on Celeste, 14 days, 5
The best kind of company | Well read, on time, and never in a hurry. I felt at ease within a minute.
# ruth on Celeste, 11 days, 4
Lovely, if a little late | Her tram ran twenty minutes late, and she messaged me right away. Everything after that was worth the wait.
> The 71 and I have had words since. Thank you for your patience.
# sina on Celeste, 9 days, 5, anonymous
Asks great questions | Dinner felt like ten minutes. I left with three books to read.
# paul on Celeste, 7 days, 5
Perfect at a reception | She remembered every name at the table, including the ones I forgot.
# vera on Celeste, 5 days, 3, anonymous
Pleasant, but short | Good conversation, but I'd have liked to know in advance that the walk ends at eight.
> Fair point. The times are on my profile now.
# noel on Celeste, 3 days, 5
I'd come back to Vienna for this | Opera, coffee, and the best city tips I've had in years.
# tess on Celeste, 0.6 days, 5, pending
Warm and funny | An afternoon between two trains that I didn't want to end.
# simon on Celeste, 0.2 days, 2, pending, anonymous
Just not a match | We didn't find much to talk about, but she was polite throughout.
# user on Odette, 15 days, 5
Left Bank at its best | A small table by the window, a long menu, and someone who could explain it all. Thank you for a relaxed, cheerful evening.
> Come back when the chestnuts are in bloom.
# mara on Odette, 12 days, 5
Elegant | She picked the restaurant, and I'd pick her again.
# paul on Odette, 8 days, 4
Charming | A little quiet at first, then very good company.
# emil on Odette, 4 days, 5, anonymous
Like meeting an old friend | I was nervous for about five minutes, and then I wasn't.
# user on Freja, 0.9 days, 5, pending
Copenhagen in three hours | A windy walk along the harbor, with hot chocolate at just the right moment.
# theo on Freja, 10 days, 5
Sunshine in November | Cheerful, punctual, and full of stories.
# ruth on Marlon, 13 days, 5
A gentleman | The play was dull. The evening wasn't.
# vera on Marlon, 6 days, 4
Well prepared | He'd read up on my field before we met, which was kind.
# sina on Rosalind, 8 days, 5
Never a dull painting | I've been to that museum ten times and felt like I was seeing it for the first time.
# noel on Rosalind, 5 days, 4, anonymous
Good tea, better talk | One hour wasn't enough.
# tess on Maeve, 6 days, 5
Five openings, no blisters | Honest opinions, as promised.
# theo on Maeve, 9 days, 4
Quick and witty | Hard to keep up with, in the best way.
# mara on Haruka, 7 days, 5
A quiet hour | Exactly that. I slept well afterward.
# emil on Kenji, 5 days, 4
A patient guide | He explained the menu twice and never sighed.
# paul on Wilhelmina, 4 days, 5
Dances like she talks | Light on her feet and kind to mine.
# ruth on Noor, 9 days, 5
So well informed | We disagreed about everything and parted as friends.
# vera on Delphine, 3 days, 3
Nice, but rushed | A pleasant hour that ended ten minutes early.
# lena on Alba, 0.4 days, 5, pending
Sunset included | She knew the one terrace without music. Bliss.
# lena on Leopold, 1.5 days, 1, rejected
Ask me for his number | Message me and I'll tell you where he lives.
`;

function parseReview(block: string): DemoReview {
  const [head = "", text = "", reply] = block.trim().split("\n");
  const [, by, name = "", days, rating, rest = ""] =
    /^(\w+) on (.+), ([\d.]+) days, (\d)(.*)$/.exec(head) ?? [];
  const [title = "", body = ""] = text.split(" | ");
  return {
    about: name === "Celeste" ? "escort@vesper.test" : toEmail({ name }),
    by: `${by}@vesper.test`,
    days: Number(days),
    rating: Number(rating),
    title,
    body,
    status: ReviewStatus.options.find((status) => rest.includes(status)) ?? "approved",
    isAnonymous: rest.includes("anonymous"),
    ...(reply && { reply: reply.slice(2) }),
  };
}

export const demoReviews: readonly DemoReview[] = table.trim().slice(2).split("\n# ").map(parseReview);
