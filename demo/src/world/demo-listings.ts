import type { ListingStatus } from "@vesper/contract/profiles/listings";
import { toEmail } from "./draft.ts";

/** A listing in the demo data. */
export interface DemoListing {
  email: string;
  title: string;
  description: string;
  /** Price in the supplier's currency. */
  price: number;
  category: string;
  tags: readonly string[];
  /** Positions of the owner's pictures to show. */
  pictures: readonly number[];
  days: number;
  status: ListingStatus;
}

const celesteEmail = "escort@vesper.test";

const createDemoListing = (
  email: string,
  [title, price, status]: [string, number, ListingStatus],
  {
    days,
    category = "companion",
    tags,
    pictures = [1],
  }: Partial<DemoListing> & Pick<DemoListing, "days" | "tags">,
  description: string,
): DemoListing => ({ email, title, price, status, days, category, tags, pictures, description });

const getEmail = (name: string) => toEmail({ name });

export const demoListings: readonly DemoListing[] = [
  createDemoListing(
    celesteEmail,
    ["Dinner and the opera", 780, "approved"],
    { days: 12, tags: ["luxury", "friendly"], pictures: [1, 3, 0] },
    "We'll meet for an early dinner near the Ring, take our seats in time for the overture, and talk it all over with a glass of wine afterward.\n\nAbout five hours. You choose the tickets, and I'm happy to help.",
  ),
  createDemoListing(
    celesteEmail,
    ["A walk through old Vienna", 290, "approved"],
    { days: 9, tags: ["friendly", "outgoing"], pictures: [4] },
    "Courtyards you won't find in any guidebook, two coffeehouses, and the stories in between.\n\nTwo hours on foot, at an easy pace. If it rains, we'll just sit down sooner.",
  ),
  createDemoListing(
    celesteEmail,
    ["Company for a reception", 520, "approved"],
    { days: 4, tags: ["professional", "bilingual"], pictures: [5, 2] },
    "An evening at your side: well dressed, well read, and happy to be introduced. I speak German, English, and French, and I remember names.",
  ),
  createDemoListing(
    celesteEmail,
    ["A weekend by the lake", 2900, "pending"],
    { days: 1, tags: ["vip"], pictures: [2, 3] },
    "From Friday evening to Sunday noon: two nights in separate rooms, long breakfasts, a boat, and no phones.",
  ),
  createDemoListing(
    celesteEmail,
    ["Gallery afternoon", 340, "rejected"],
    { days: 3, tags: ["friendly"], pictures: [] },
    "Paintings, coffee, more paintings.",
  ),
  createDemoListing(
    celesteEmail,
    ["New Year's concert", 0, "draft"],
    { days: 0.5, tags: ["luxury"], pictures: [0] },
    "For the morning of January 1. Still looking for the right words.",
  ),
  createDemoListing(
    getEmail("Odette"),
    ["Dinner on the Left Bank", 450, "approved"],
    { days: 30, tags: ["luxury"], pictures: [1, 0] },
    "A small table, a long menu, and an unhurried evening. I know three places where nobody rushes you.",
  ),
  createDemoListing(
    getEmail("Marlon"),
    ["An evening in the West End", 380, "approved"],
    { days: 22, category: "escort", tags: ["professional"] },
    "You choose the play, and I choose the restaurant afterward. Four hours in good company.",
  ),
  createDemoListing(
    getEmail("Rosalind"),
    ["Afternoon tea and a museum", 260, "approved"],
    { days: 18, tags: ["friendly"], pictures: [0] },
    "Two hours among the old masters, one among scones. I promise never to lecture for more than a minute.",
  ),
  createDemoListing(
    getEmail("Maeve"),
    ["Gallery hopping in Chelsea", 320, "approved"],
    { days: 10, tags: ["outgoing"] },
    "Five openings in one evening, comfortable shoes, honest opinions.",
  ),
  createDemoListing(
    getEmail("Freja"),
    ["Harbor walk and smørrebrød", 1900, "approved"],
    { days: 7, tags: ["friendly", "natural"], pictures: [1] },
    "Along the water from Nyhavn to the opera, with a stop for the best open-faced sandwiches in town.",
  ),
  createDemoListing(
    getEmail("Haruka"),
    ["A quiet hour with tea", 24000, "approved"],
    { days: 5, category: "therapist", tags: ["natural"], pictures: [0] },
    "An hour with nothing on the agenda: tea, a garden, and someone who listens.",
  ),
  createDemoListing(
    getEmail("Alba"),
    ["Evening at the beach bars", 280, "pending"],
    { days: 0.8, tags: ["outgoing"] },
    "Sunset first, then music. I know where to go, and I'll bring a scarf for the wind.",
  ),
  createDemoListing(
    getEmail("Leopold"),
    ["Waltz for two left feet", 350, "pending"],
    { days: 0.2, category: "escort", tags: ["dancing"] },
    "An hour of lessons, then a ballroom where nobody laughs. Ball season is closer than you think.",
  ),
];
