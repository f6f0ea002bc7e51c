import type { ReviewDraft, ReviewStatus } from "@vesper/contract/reviews";
import { emailOf } from "./draft.ts";

/** One review of the demo. */
export interface Opinion extends ReviewDraft {
  about: string;
  by: string;
  days: number;
  status: ReviewStatus;
  reply?: string;
}

const celeste = "escort@vesper.test";
const of = (name: string) => emailOf({ name });

type Extras = Partial<Pick<Opinion, "status" | "isAnonymous" | "reply">>;

const opinion = (
  [about, by, days]: [about: string, by: string, days: number],
  [rating, title, body]: [rating: number, title: string, body: string],
  { status = "approved", isAnonymous = false, reply }: Extras = {},
): Opinion => ({
  about,
  by: `${by}@vesper.test`,
  days,
  rating,
  title,
  body,
  status,
  isAnonymous,
  ...(reply && { reply }),
});

export const opinions: readonly Opinion[] = [
  opinion(
    [celeste, "theo", 16],
    [
      5,
      "The best evening of my year",
      "We saw Figaro and talked until the waiters put the chairs up. She listens, she laughs, she knows every side street of the first district.",
    ],
    { reply: "Thank you, Theo. The waiters still ask about you." },
  ),
  opinion(
    [celeste, "mara", 14],
    [
      5,
      "Company in the best sense",
      "Well read, on time, and never once in a hurry. I felt at ease within a minute.",
    ],
  ),
  opinion(
    [celeste, "ruth", 11],
    [
      4,
      "Lovely, if a little late",
      "A delay of twenty minutes because of the tram, announced by message. Everything after that was worth the wait.",
    ],
    { reply: "The 71 and I have had words since. Thank you for your patience!" },
  ),
  opinion(
    [celeste, "sina", 9],
    [
      5,
      "Knows how to ask questions",
      "Dinner for two that felt like ten minutes. I left with three book titles.",
    ],
    { isAnonymous: true },
  ),
  opinion(
    [celeste, "paul", 7],
    [5, "Perfect at a reception", "She remembered every name at the table, including the ones I forgot."],
  ),
  opinion(
    [celeste, "vera", 5],
    [
      3,
      "Pleasant, but short",
      "Good conversation. I would have liked to know beforehand that the walk ends at eight.",
    ],
    { isAnonymous: true, reply: "Fair point. The times are on my page now." },
  ),
  opinion(
    [celeste, "noel", 3],
    [
      5,
      "Would come back to Vienna for this",
      "Opera, coffee, and the best advice about a city I had in years.",
    ],
  ),
  opinion(
    [celeste, "tess", 0.6],
    [5, "Warm and funny", "An afternoon between two trains that I did not want to end."],
    { status: "pending" },
  ),
  opinion(
    [celeste, "simon", 0.2],
    [2, "Not my evening", "We did not find much to talk about. She was polite all the same."],
    { status: "pending", isAnonymous: true },
  ),
  opinion(
    [of("Odette"), "user", 15],
    [
      5,
      "Left Bank at its best",
      "A small table by the window, a long menu, and somebody who could explain both. Thank you for a calm and cheerful evening.",
    ],
    { reply: "Come back when the chestnuts are in bloom." },
  ),
  opinion(
    [of("Odette"), "mara", 12],
    [5, "Elegant", "She chose the restaurant, and I would choose her again."],
  ),
  opinion([of("Odette"), "paul", 8], [4, "Charming", "A little quiet at first, then very good company."]),
  opinion(
    [of("Odette"), "emil", 4],
    [5, "Like meeting an old friend", "I was nervous. After five minutes I was not."],
    {
      isAnonymous: true,
    },
  ),
  opinion(
    [of("Freja"), "user", 0.9],
    [
      5,
      "Copenhagen in three hours",
      "Along the harbour in the wind, with hot chocolate at the right moment.",
    ],
    { status: "pending" },
  ),
  opinion([of("Freja"), "theo", 10], [5, "Sunshine in November", "Cheerful, punctual and full of stories."]),
  opinion([of("Marlon"), "ruth", 13], [5, "A gentleman", "The play was dull, the evening was not."]),
  opinion(
    [of("Marlon"), "vera", 6],
    [4, "Well prepared", "Had read about my field before we met. That was kind."],
  ),
  opinion(
    [of("Rosalind"), "sina", 8],
    [5, "Never a dull painting", "I have been to that museum ten times and saw it for the first time."],
  ),
  opinion([of("Rosalind"), "noel", 5], [4, "Good tea, better talk", "One hour was not enough."], {
    isAnonymous: true,
  }),
  opinion([of("Maeve"), "tess", 6], [5, "Five openings, no blisters", "Honest opinions, as promised."]),
  opinion([of("Maeve"), "theo", 9], [4, "Quick and witty", "Hard to keep up with, in the best way."]),
  opinion([of("Haruka"), "mara", 7], [5, "A quiet hour", "Exactly that. I slept well afterwards."]),
  opinion([of("Kenji"), "emil", 5], [4, "A patient guide", "He explained the menu twice and never sighed."]),
  opinion([of("Wilhelmina"), "paul", 4], [5, "Dances like she talks", "Light on her feet and kind to mine."]),
  opinion(
    [of("Noor"), "ruth", 9],
    [5, "So well informed", "We disagreed about everything and parted as friends."],
  ),
  opinion(
    [of("Delphine"), "vera", 3],
    [3, "Nice, but rushed", "A pleasant hour that ended ten minutes early."],
  ),
  opinion(
    [of("Alba"), "lena", 0.4],
    [5, "Sunset included", "She knew the one terrace without music. Bliss."],
    { status: "pending" },
  ),
  opinion(
    [of("Leopold"), "lena", 1.5],
    [1, "Ask me for his number", "Write to me and I will tell you where he lives."],
    { status: "rejected" },
  ),
];
