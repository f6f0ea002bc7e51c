import type { City } from "@vesper/contract/profiles/cities";
import { formatDay } from "#web/ui/data/dates.ts";

/** A city whose cards may be reduced to what they show. */
export type CityFacts = Omit<City, "newcomers" | "arrivals"> & {
  newcomers: readonly unknown[];
  arrivals: readonly { from: string }[];
};

/** More would push the people off the first screen of a phone; the counts below the text have the rest. */
const maxTraits = 3;

const numerals = ["No", "One", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine"];

/** Small numbers as words, as in running text. */
const toWord = (count: number) => numerals[count]?.toLowerCase() ?? count.toLocaleString("en");
const toFirstWord = (count: number) => numerals[count] ?? count.toLocaleString("en");

const list = new Intl.ListFormat("en", { type: "conjunction" });

/** Picks a wording by the city, so that two cities with the same facts do not read alike. */
function createChooser(slug: string) {
  let state = 0;
  for (const letter of slug) state = (state * 31 + letter.charCodeAt(0)) % 65_521;
  return <T>(choices: readonly [T, ...T[]]): T => {
    state = (state * 171 + 11) % 65_521;
    return choices[state % choices.length] ?? choices[0];
  };
}
type Choose = ReturnType<typeof createChooser>;

/** Text about a city, assembled from what is known of the people there. */
export function describeCity(city: CityFacts): string {
  const choose = createChooser(city.slug);
  const opening = describePeople(city, choose);
  const traits = [describeChecks, describeLanguages, describeRates, describeCategories]
    .map((describe) => describe(city, choose))
    .filter((sentence) => sentence !== null);
  const turn = choose([0, 1, 2]) % Math.max(1, traits.length);
  const turned = [...traits.slice(turn), ...traits.slice(0, turn)];
  return [opening, ...turned.slice(0, maxTraits), describeArrivals(city, choose)].filter(Boolean).join(" ");
}

function describePeople(
  { city, profileCount, touringCount, newcomers }: CityFacts,
  choose: Choose,
): string | null {
  if (profileCount === 0) return `No one is in ${city} today.`;
  const people = profileCount === 1 ? "companion" : "companions";
  const count = `${toFirstWord(profileCount)} ${people}`;
  const [is, has] = profileCount === 1 ? ["is", "has"] : ["are", "have"];
  const visiting =
    touringCount > 0 && touringCount < profileCount ? `, ${toWord(touringCount)} of them on tour` : "";
  const isNew = newcomers.length === profileCount && profileCount < 5 && visiting === "";
  if (isNew) return `${count} ${has} recently joined us in ${city}.`;
  if (touringCount === profileCount) return `${count} ${is} visiting ${city} right now.`;
  return choose([
    `${count} ${is} in ${city} right now${visiting}.`,
    `${city} is where ${count.toLowerCase()} can be met at the moment${visiting}.`,
    `At the moment, ${count.toLowerCase()} ${is} in ${city}${visiting}.`,
  ]);
}

function describeChecks({ profileCount, verifiedCount }: CityFacts, choose: Choose): string | null {
  if (verifiedCount === 0 || profileCount === 0) return null;
  if (verifiedCount === profileCount) {
    return profileCount === 1
      ? "The profile carries the verified badge."
      : choose(["Every profile carries the verified badge.", "All of them are verified."]);
  }
  return choose([
    `${toFirstWord(verifiedCount)} of the profiles ${verifiedCount === 1 ? "is" : "are"} verified.`,
    `Our team has verified ${toWord(verifiedCount)} of them.`,
  ]);
}

function describeLanguages({ facets, profileCount }: CityFacts, choose: Choose): string | null {
  const languages = facets.languages.map(({ label }) => label);
  if (languages.length === 0) return null;
  const named = list.format(languages.slice(0, 4));
  if (profileCount === 1) return `Spoken here: ${named}.`;
  const more = languages.length > 4 ? `, among ${toWord(languages.length)} languages in all` : "";
  return choose([
    `Between them they speak ${named}${more}.`,
    `You will hear ${named} spoken${more}.`,
    `${named} ${languages.length === 1 ? "is" : "are"} spoken here${more}.`,
  ]);
}

const formatDollars = (amount: string) => `$${Number(amount).toLocaleString("en")}`;

/** "between $200 and $250" for the band `200-250`. */
function formatBand(value: string): string {
  const [from = "0", to = ""] = value.split("-");
  if (to === "") return `${formatDollars(from)} or more`;
  return from === "0"
    ? `below ${formatDollars(to)}`
    : `between ${formatDollars(from)} and ${formatDollars(to)}`;
}

function describeRates({ facets, profileCount }: CityFacts, choose: Choose): string | null {
  const bands = facets.price.filter(({ count }) => count > 0);
  const [usual] = bands.toSorted((one, other) => other.count - one.count);
  if (!usual || profileCount < 2) return null;
  const band = formatBand(usual.value);
  return bands.length === 1
    ? `Everyone’s lowest hourly rate is ${band}.`
    : choose([
        `The lowest hourly rate is most often ${band}.`,
        `Most often the lowest hourly rate is ${band}, though the range is wider.`,
      ]);
}

function describeCategories({ facets, profileCount }: CityFacts, choose: Choose): string | null {
  const names = facets.category.slice(0, 3).map(({ label }) => label);
  if (names.length === 0 || profileCount < 2) return null;
  return names.length === 1
    ? `Everyone who named a category chose ${names[0]}.`
    : choose([
        `The categories people choose most here are ${list.format(names)}.`,
        `Look under ${list.format(names)} to narrow it down.`,
      ]);
}

function describeArrivals({ arrivals, profileCount }: CityFacts, choose: Choose): string | null {
  const [next] = arrivals;
  if (!next) return null;
  const day = formatDay(next.from);
  const more = profileCount === 0 ? "" : " more";
  if (arrivals.length === 1) return `One${more} arrives on ${day}.`;
  const count = toFirstWord(arrivals.length);
  return choose([
    `${count}${more} arrive within 30 days, the first on ${day}.`,
    `${count}${more} have announced a visit, beginning on ${day}.`,
  ]);
}

/** Short summary for search engines and shared links. */
export function summarizeCity(city: CityFacts): string {
  const { profileCount, verifiedCount, arrivals, country } = city;
  const people = `${profileCount.toLocaleString("en")} independent ${profileCount === 1 ? "companion" : "companions"}`;
  const languages = city.facets.languages.slice(0, 3).map(({ label }) => label);
  return [
    profileCount > 0
      ? `${people} in ${city.city}, ${country}${verifiedCount > 0 ? `, ${verifiedCount.toLocaleString("en")} verified` : ""}.`
      : `Companions who visit ${city.city}, ${country}, soon.`,
    languages.length > 0 && `${list.format(languages)} spoken.`,
    arrivals.length > 0 && `${arrivals.length} arriving within 30 days.`,
  ]
    .filter(Boolean)
    .join(" ");
}
