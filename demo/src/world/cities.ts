import type { SceneName } from "../../draw/scenes/index.ts";
import { american, australian, british, french, german, swedish } from "./phones.ts";

export interface DemoCity {
  name: string;
  country: string;
  currency: string;
  /** What an hour costs here when it costs 100 elsewhere. */
  level: number;
  languages: readonly string[];
  districts: readonly string[];
  /** From a range that its country keeps free for stories, or none. */
  phone?: (number: number) => string;
  scenes: readonly SceneName[];
}

const city = (
  name: string,
  country: string,
  [currency, level]: [string, number],
  languages: string,
  districts: string,
  scenes: readonly SceneName[],
  phone?: DemoCity["phone"],
): DemoCity => ({
  name,
  country,
  currency,
  level,
  languages: languages.split(", "),
  districts: districts.split(", "),
  scenes,
  phone,
});

const us = "United States";
const all: readonly DemoCity[] = [
  city(
    "New York",
    us,
    ["USD", 420],
    "English, Spanish",
    "Tribeca, Upper West Side, Brooklyn Heights",
    ["skyline", "terrace", "hotel window", "gallery"],
    american(212),
  ),
  city(
    "Los Angeles",
    us,
    ["USD", 400],
    "English, Spanish",
    "Silver Lake, Santa Monica, Los Feliz",
    ["coast", "dunes", "terrace", "gallery"],
    american(213),
  ),
  city(
    "Miami",
    us,
    ["USD", 360],
    "English, Spanish, Portuguese",
    "Brickell, Coconut Grove, Design District",
    ["coast", "waterfront", "terrace", "bar"],
    american(305),
  ),
  city(
    "Las Vegas",
    us,
    ["USD", 440],
    "English",
    "Summerlin, Arts District, Paradise",
    ["dunes", "skyline", "bar", "hotel window"],
    american(702),
  ),
  city(
    "Chicago",
    us,
    ["USD", 340],
    "English, Polish",
    "Gold Coast, Wicker Park, River North",
    ["waterfront", "skyline", "platform", "gallery"],
    american(312),
  ),
  city(
    "San Francisco",
    us,
    ["USD", 410],
    "English, Mandarin",
    "Nob Hill, Hayes Valley, Marina",
    ["bay", "terrace", "gallery", "hotel window"],
    american(415),
  ),
  city(
    "London",
    "United Kingdom",
    ["GBP", 320],
    "English",
    "Marylebone, Bloomsbury, Notting Hill",
    ["roofs", "platform", "bay", "gallery"],
    british,
  ),
  city(
    "Paris",
    "France",
    ["EUR", 350],
    "French, English",
    "Le Marais, Saint-Germain, Montmartre",
    ["roofs", "opera foyer", "gallery", "hotel window"],
    french,
  ),
  city(
    "Berlin",
    "Germany",
    ["EUR", 260],
    "German, English",
    "Mitte, Charlottenburg, Prenzlauer Berg",
    ["gallery", "platform", "skyline", "roofs"],
    german,
  ),
  city("Vienna", "Austria", ["EUR", 280], "German, English", "Innere Stadt, Josefstadt, Wieden", [
    "opera foyer",
    "roofs",
    "garden",
    "silk",
  ]),
  city("Zürich", "Switzerland", ["CHF", 420], "German, French, English", "Seefeld, Altstadt, Enge", [
    "lake",
    "platform",
    "hotel window",
    "roofs",
  ]),
  city(
    "Stockholm",
    "Sweden",
    ["SEK", 2900],
    "Swedish, English",
    "Södermalm, Östermalm, Vasastan",
    ["waterfront", "roofs", "lake", "gallery"],
    swedish,
  ),
  city("Tokyo", "Japan", ["JPY", 42_000], "Japanese, English", "Aoyama, Ginza, Daikanyama", [
    "garden",
    "skyline",
    "platform",
    "silk",
  ]),
  city(
    "Sydney",
    "Australia",
    ["AUD", 480],
    "English",
    "Surry Hills, Paddington, Potts Point",
    ["bay", "coast", "terrace", "waterfront"],
    australian,
  ),
  city("São Paulo", "Brazil", ["BRL", 1200], "Portuguese, English", "Jardins, Pinheiros, Vila Madalena", [
    "skyline",
    "garden",
    "terrace",
    "bar",
  ]),
  city(
    "Montréal",
    "Canada",
    ["CAD", 380],
    "French, English",
    "Plateau, Outremont, Vieux-Montréal",
    ["roofs", "waterfront", "opera foyer", "platform"],
    american(514),
  ),
  city("Lisbon", "Portugal", ["EUR", 240], "Portuguese, English", "Chiado, Príncipe Real, Estrela", [
    "bay",
    "roofs",
    "coast",
    "garden",
  ]),
  city("Prague", "Czechia", ["CZK", 5600], "Czech, English", "Vinohrady, Malá Strana, Letná", [
    "roofs",
    "opera foyer",
    "bay",
    "garden",
  ]),
  city("Copenhagen", "Denmark", ["DKK", 2200], "Danish, English", "Frederiksberg, Nørrebro, Christianshavn", [
    "waterfront",
    "gallery",
    "lake",
    "roofs",
  ]),
  city("Milan", "Italy", ["EUR", 310], "Italian, English", "Brera, Navigli, Porta Venezia", [
    "opera foyer",
    "gallery",
    "silk",
    "terrace",
  ]),
  city("Barcelona", "Spain", ["EUR", 250], "Spanish, Catalan, English", "Gràcia, Eixample, El Born", [
    "coast",
    "roofs",
    "terrace",
    "garden",
  ]),
  city("Cape Town", "South Africa", ["ZAR", 4200], "English, Afrikaans", "Gardens, Sea Point, Kloof", [
    "lake",
    "coast",
    "bay",
    "dunes",
  ]),
  city("Singapore", "Singapore", ["SGD", 460], "English, Mandarin", "Tanjong Pagar, Tiong Bahru, Orchard", [
    "waterfront",
    "terrace",
    "garden",
    "hotel window",
  ]),
  city("Mexico City", "Mexico", ["MXN", 4800], "Spanish, English", "Roma Norte, Condesa, Polanco", [
    "garden",
    "terrace",
    "gallery",
    "skyline",
  ]),
];

const byName = new Map(all.map((each) => [each.name, each]));

export function findCity(name: string): DemoCity {
  const found = byName.get(name);
  if (!found) throw new Error(`${name} is not a city of the demo`);
  return found;
}
