import { endpoint } from "@vesper/contract/core/endpoint";
import { feed, queryInt } from "@vesper/contract/core/envelope";
import { z } from "zod";

const Image = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  placeholder: z.string(),
  alt: z.string(),
});

const Card = z.object({
  _id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  age: z.int().min(18).nullable(),
  gender: z.enum(["female", "male", "trans"]),
  city: z.string(),
  country: z.string(),
  headline: z.string().max(120),
  image: Image.nullable(),
  tags: z.array(z.object({ _id: z.uuid(), name: z.string(), color: z.string() })),
  languages: z.array(z.string()),
  rate: z.object({ amount: z.number(), currency: z.string().length(3), dollars: z.number() }).nullable(),
  rating: z.number().min(1).max(5).nullable(),
  reviewCount: z.int(),
  isVerified: z.boolean(),
  isVip: z.boolean(),
  isOnline: z.boolean(),
  createdAt: z.iso.datetime(),
});
type Card = z.output<typeof Card>;

/** Modeled on the site's lists: a dozen cards, some filters, a rate limit per person. */
export const listCards = endpoint({
  method: "GET",
  path: "/bench/cards",
  policy: "signed-in",
  summary: "Exists only while the bench runs",
  query: z.object({
    limit: queryInt(1, 100).default(12),
    offset: queryInt(0, 10_000).default(0),
    gender: Card.shape.gender.optional(),
    city: z.string().trim().max(80).optional(),
    sort: z.enum(["newest", "rating"]).default("newest"),
  }),
  response: feed(Card),
  // The limit is so high that calls are counted but never refused.
  limit: { calls: 100_000_000, seconds: 60, per: "person" },
});

export const cardsPath = `${listCards.base}${listCards.path}?gender=female&city=Lisbon&limit=12&sort=newest`;

const toId = (kind: number, count: number) =>
  `0197a1b2-c3d4-7${String(kind).padStart(3, "0")}-8000-${String(count).padStart(12, "0")}`;

const createImage = (index: number) => ({
  url: `/media/${toId(2, index)}/card.avif`,
  width: 640,
  height: 800,
  placeholder: "3OcRJYB4d3h/iIeHeEh3eIhw+j2w",
  alt: `Portrait of Celestine ${index}`,
});

const createCard = (_: unknown, index: number): Card => ({
  _id: toId(1, index),
  slug: `celestine-${index}-lisbon`,
  name: `Celestine ${index}`,
  age: 24 + index,
  gender: "female",
  city: "Lisbon",
  country: "Portugal",
  headline: "Quiet evenings, long walks by the river, good books and better wine.",
  image: createImage(index),
  tags: ["Dinner", "Travel", "Weekend"].map((name, tag) => ({ _id: toId(3, tag), name, color: "#8a5cf6" })),
  languages: ["English", "Português"],
  rate: { amount: 250 + index * 10, currency: "EUR", dollars: 271.5 + index * 10.9 },
  rating: 4.6,
  reviewCount: 17 + index,
  isVerified: true,
  isVip: index % 3 === 0,
  isOnline: index % 2 === 0,
  createdAt: "2026-03-14T18:21:05.123Z",
});

/** About 10 KB as JSON. */
export const cards = {
  data: Array.from({ length: 12 }, createCard),
  pagination: {
    limit: 12,
    offset: 0,
    hasMore: true,
    nextCursor: "eyJhIjoiMjAyNi0wMy0xNCIsImIiOjEyfQ",
    ahead: 12,
  },
};
