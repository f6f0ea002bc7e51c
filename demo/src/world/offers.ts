import type { ListingStatus } from "@vesper/contract/profiles/listings";
import { emailOf } from "./draft.ts";

/** One listing of the demo. */
export interface Offer {
  email: string;
  title: string;
  description: string;
  /** In the currency of whoever offers it. */
  price: number;
  category: string;
  tags: readonly string[];
  /** Which of their own pictures, by the place where those hang. */
  pictures: readonly number[];
  days: number;
  status: ListingStatus;
}

const celeste = "escort@vesper.test";

const offer = (
  email: string,
  [title, price, status]: [string, number, ListingStatus],
  { days, category = "companion", tags, pictures = [1] }: Partial<Offer> & Pick<Offer, "days" | "tags">,
  description: string,
): Offer => ({ email, title, price, status, days, category, tags, pictures, description });

const by = (name: string) => emailOf({ name });

export const offers: readonly Offer[] = [
  offer(
    celeste,
    ["Dinner and the opera", 780, "approved"],
    { days: 12, tags: ["luxury", "friendly"], pictures: [1, 3, 0] },
    "We meet for an early dinner near the Ring, take our seats in time for the overture, and talk about it all over a glass afterwards.\n\nAbout five hours. Tickets are yours to choose; I gladly help.",
  ),
  offer(
    celeste,
    ["A walk through old Vienna", 290, "approved"],
    { days: 9, tags: ["friendly", "outgoing"], pictures: [4] },
    "Courtyards that are in no guide book, two coffee houses, and the stories in between.\n\nTwo hours on foot, slowly. In rain we simply sit down earlier.",
  ),
  offer(
    celeste,
    ["Company for a reception", 520, "approved"],
    { days: 4, tags: ["professional", "bilingual"], pictures: [5, 2] },
    "An evening at your side: well dressed, well read, and glad to be introduced. I speak German, English and French, and remember names.",
  ),
  offer(
    celeste,
    ["A weekend by the lake", 2900, "pending"],
    { days: 1, tags: ["vip"], pictures: [2, 3] },
    "From Friday evening to Sunday noon: two nights in separate rooms, long breakfasts, a boat, and no telephone.",
  ),
  offer(
    celeste,
    ["Gallery afternoon", 340, "rejected"],
    { days: 3, tags: ["friendly"], pictures: [] },
    "Pictures, coffee, more pictures.",
  ),
  offer(
    celeste,
    ["New Year's concert", 0, "draft"],
    { days: 0.5, tags: ["luxury"], pictures: [0] },
    "For the morning of the first of January. Still looking for the right words.",
  ),
  offer(
    by("Odette"),
    ["Dinner on the Left Bank", 450, "approved"],
    { days: 30, tags: ["luxury"], pictures: [1, 0] },
    "A small table, a long menu, and an unhurried evening. I know three places where nobody is in a hurry.",
  ),
  offer(
    by("Marlon"),
    ["Theatre in the West End", 380, "approved"],
    { days: 22, category: "escort", tags: ["professional"] },
    "The play is your choice, the restaurant afterwards is mine. Four hours in good company.",
  ),
  offer(
    by("Rosalind"),
    ["Afternoon tea and a museum", 260, "approved"],
    { days: 18, tags: ["friendly"], pictures: [0] },
    "Two hours among old masters, one among scones. I promise never to lecture for longer than a minute.",
  ),
  offer(
    by("Maeve"),
    ["Gallery hopping in Chelsea", 320, "approved"],
    { days: 10, tags: ["outgoing"] },
    "Five openings in one evening, comfortable shoes, honest opinions.",
  ),
  offer(
    by("Freja"),
    ["Harbour walk and smørrebrød", 1900, "approved"],
    { days: 7, tags: ["friendly", "natural"], pictures: [1] },
    "Along the water from Nyhavn to the opera, with a stop where the open sandwiches are best.",
  ),
  offer(
    by("Haruka"),
    ["Quiet hour with tea", 24000, "approved"],
    { days: 5, category: "therapist", tags: ["natural"], pictures: [0] },
    "An hour in which nothing has to happen: tea, a garden, and somebody who listens.",
  ),
  offer(
    by("Alba"),
    ["Evening at the beach bars", 280, "pending"],
    { days: 0.8, tags: ["outgoing"] },
    "Sunset first, then music. I bring the addresses and a scarf for the wind.",
  ),
  offer(
    by("Leopold"),
    ["Waltz for two left feet", 350, "pending"],
    { days: 0.2, category: "escort", tags: ["dancing"] },
    "An hour of lessons, then a ballroom where nobody laughs. Ball season is closer than you think.",
  ),
];
