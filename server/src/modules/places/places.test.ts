import { afterAll, describe, expect, it } from "vitest";
import { createWorld } from "#test/world.ts";

const world = await createWorld();
afterAll(() => world.close());

const suggest = async (q: string) =>
  (await world.get(`/places?q=${encodeURIComponent(q)}`)).body.data.map(
    ({ city, country }: { city: string; country: string }) => `${city}, ${country}`,
  );

describe("the city list", () => {
  it("completes a prefix, largest city first, ignoring case and accents", async () => {
    expect((await suggest("PAR"))[0]).toBe("Paris, France");
    expect((await suggest("são pa"))[0]).toBe((await suggest("Sao Pa"))[0]);
    expect(await suggest("pa")).toHaveLength(8);
  });

  it("lists an exact name first, also without the word city", async () => {
    expect((await suggest("bath"))[0]).toBe("Bath, United Kingdom");
    expect((await suggest("porto"))[0]).toBe("Porto, Portugal");
    expect((await suggest("new york"))[0]).toBe("New York City, United States");
  });

  it("treats every character literally", async () => {
    expect(await suggest("%")).toEqual([]);
    expect((await world.get("/places?q=")).status).toBe(400);
  });
});
