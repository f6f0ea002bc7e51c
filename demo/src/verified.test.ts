import { afterAll, expect, it } from "vitest";
import { createWorld } from "@vesper/server/test/world";

const world = await createWorld({ DEMO_DATA: "on" });
afterAll(() => world.close());

it("shows the month beside every badge", async () => {
  const { body } = await world.get("/escort-profile/search?verified=true&limit=100");
  const details = await Promise.all(
    body.data.map(({ slug }: { slug: string }) => world.get(`/escort-profile/${slug}`)),
  );

  const months = details.map(({ body: { data } }) => data.verifiedIn);

  expect(months.length).toBeGreaterThan(10);
  for (const month of months) expect(month).toMatch(/^\d{4}-\d{2}$/);
});
