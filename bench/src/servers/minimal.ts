import { listByCategory, listPublicProfiles, getPublicProfile } from "@vesper/contract/profiles/directory";
import { searchProfiles } from "@vesper/contract/profiles/search";
import fastify from "fastify";
import pg from "pg";

/**
 * The floor for these responses: the smallest statement over stored cards, whose text is sent as it is. Unlike the
 * reference, it does not depend on Vesper's statements, so a heavy statement of ours does not flatter the ratio.
 */
const pool = new pg.Pool({ connectionString: process.env["DATABASE_URL"], max: 10 });
const http = fastify({ logger: false });

interface StoredRow {
  cards: string;
  total?: number;
}

async function selectStored(name: string, text: string, values: unknown[]): Promise<StoredRow> {
  const { rows } = await pool.query<StoredRow>({ name, text, values });
  return rows[0] ?? { cards: "" };
}

/** Joins the cards of a selection in the database: one text is cheaper to read than many. */
const joinCards = (page: string) => `select string_agg(card, ',') as cards from (${page}) as page`;

const feed = joinCards("select card from bench_cards order by created_at desc, id desc limit $1");
const profile = "select page as cards from bench_cards where slug = $1";
/** Names and cities that contain the text: those that begin with it first, then the shortest, then the newest. */
const suggestion = joinCards(
  `select card from bench_cards where words like '%' || $1 || '%'
  order by starts_with(name_norm, $1) desc, name_len, created_at desc limit $2`,
);
/** An index alone answers the filter and the total; only the cards of the page are read from the table. */
const toListStatement = (order: string) => `
  with hits as materialized (
    select id, created_at, usd_outcall, age from bench_cards
    where category = $1 and gender = $2 and age between $3 and $4
      and (usd_outcall between $5 and $6 or usd_incall between $5 and $6)
  ), page as (select * from hits as page order by ${order} limit $7 offset $8)
  select (select count(*)::integer from hits) as total,
    (select string_agg(card, ',' order by ${order}) from page join bench_cards as stored using (id)) as cards`;
const lists: Record<string, string> = {
  createdAt: toListStatement("page.created_at desc, id desc"),
  rateOutcall: toListStatement("page.usd_outcall, id"),
  age: toListStatement("page.age, id"),
};

const json = "application/json; charset=utf-8";
const toPath = ({ base, path }: { base: string; path: string }) => base + path;
const pageSize = 12;

http.get<{ Querystring: { limit: string } }>(toPath(listPublicProfiles), async (request, reply) => {
  const { cards } = await selectStored("feed", feed, [request.query.limit]);
  return reply.type(json).send(`{"data":[${cards}]}`);
});
http.get<{ Params: { slugOrId: string } }>(toPath(getPublicProfile), async (request, reply) => {
  const { cards } = await selectStored("profile", profile, [request.params.slugOrId]);
  return reply.type(json).send(`{"data":${cards}}`);
});
http.get<{ Params: { slug: string }; Querystring: Record<string, string> }>(
  toPath(listByCategory),
  async (request, reply) => {
    const { gender, ageMin, ageMax, minPrice, maxPrice, page = 1, sortBy = "createdAt" } = request.query;
    const filter = [request.params.slug, gender, ageMin, ageMax, Math.max(0.01, Number(minPrice)), maxPrice];
    const window = [pageSize, (Number(page) - 1) * pageSize];
    const { cards, total } = await selectStored(sortBy, lists[sortBy] ?? "", [...filter, ...window]);
    return reply.type(json).send(`{"data":{"profiles":[${cards ?? ""}]},"meta":{"total":${total}}}`);
  },
);
http.get<{ Querystring: Record<string, string> }>(toPath(searchProfiles), async (request, reply) => {
  const { q, limit } = request.query;
  const { cards } = await selectStored("suggestion", suggestion, [q, limit]);
  return reply.type(json).send(`{"data":[${cards ?? ""}]}`);
});
http.get("/", async () => ({}));

process.once("SIGTERM", () => void http.close().then(() => process.exit()));
await http.listen({ port: Number(process.env["PORT"]), host: "127.0.0.1" });
