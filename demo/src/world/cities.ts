import type { SceneName } from "../../draw/scenes/index.ts";
import {
  createAmericanPhone,
  toAustralianPhone,
  toBritishPhone,
  toFrenchPhone,
  toGermanPhone,
  toSwedishPhone,
} from "./phones.ts";

export interface DemoCity {
  name: string;
  country: string;
  currency: string;
  /** Price level of the city, relative to 100. */
  level: number;
  languages: readonly string[];
  districts: readonly string[];
  /** Returns a phone number from the country's range reserved for fiction; omitted if it has none. */
  phone?: (number: number) => string;
  scenes: readonly SceneName[];
}

/** Columns: name, country, currency and level, languages, districts, scenes, and the country of the phone numbers. */
const table = `
New York | United States | USD 420 | English, Spanish | Tribeca, Upper West Side, Brooklyn Heights | skyline, terrace, hotel window, gallery | american 212
Los Angeles | United States | USD 400 | English, Spanish | Silver Lake, Santa Monica, Los Feliz | coast, dunes, terrace, gallery | american 213
Miami | United States | USD 360 | English, Spanish, Portuguese | Brickell, Coconut Grove, Design District | coast, waterfront, terrace, bar | american 305
Las Vegas | United States | USD 440 | English | Summerlin, Arts District, Paradise | dunes, skyline, bar, hotel window | american 702
Chicago | United States | USD 340 | English, Polish | Gold Coast, Wicker Park, River North | waterfront, skyline, platform, gallery | american 312
San Francisco | United States | USD 410 | English, Mandarin | Nob Hill, Hayes Valley, Marina | bay, terrace, gallery, hotel window | american 415
London | United Kingdom | GBP 320 | English | Marylebone, Bloomsbury, Notting Hill | roofs, platform, bay, gallery | british
Paris | France | EUR 350 | French, English | Le Marais, Saint-Germain, Montmartre | roofs, opera foyer, gallery, hotel window | french
Berlin | Germany | EUR 260 | German, English | Mitte, Charlottenburg, Prenzlauer Berg | gallery, platform, skyline, roofs | german
Vienna | Austria | EUR 280 | German, English | Innere Stadt, Josefstadt, Wieden | opera foyer, roofs, garden, silk
Zürich | Switzerland | CHF 420 | German, French, English | Seefeld, Altstadt, Enge | lake, platform, hotel window, roofs
Stockholm | Sweden | SEK 2900 | Swedish, English | Södermalm, Östermalm, Vasastan | waterfront, roofs, lake, gallery | swedish
Tokyo | Japan | JPY 42000 | Japanese, English | Aoyama, Ginza, Daikanyama | garden, skyline, platform, silk
Sydney | Australia | AUD 480 | English | Surry Hills, Paddington, Potts Point | bay, coast, terrace, waterfront | australian
São Paulo | Brazil | BRL 1200 | Portuguese, English | Jardins, Pinheiros, Vila Madalena | skyline, garden, terrace, bar
Montréal | Canada | CAD 380 | French, English | Plateau, Outremont, Vieux-Montréal | roofs, waterfront, opera foyer, platform | american 514
Lisbon | Portugal | EUR 240 | Portuguese, English | Chiado, Príncipe Real, Estrela | bay, roofs, coast, garden
Prague | Czechia | CZK 5600 | Czech, English | Vinohrady, Malá Strana, Letná | roofs, opera foyer, bay, garden
Copenhagen | Denmark | DKK 2200 | Danish, English | Frederiksberg, Nørrebro, Christianshavn | waterfront, gallery, lake, roofs
Milan | Italy | EUR 310 | Italian, English | Brera, Navigli, Porta Venezia | opera foyer, gallery, silk, terrace
Barcelona | Spain | EUR 250 | Spanish, Catalan, English | Gràcia, Eixample, El Born | coast, roofs, terrace, garden
Cape Town | South Africa | ZAR 4200 | English, Afrikaans | Gardens, Sea Point, Kloof | lake, coast, bay, dunes
Singapore | Singapore | SGD 460 | English, Mandarin | Tanjong Pagar, Tiong Bahru, Orchard | waterfront, terrace, garden, hotel window
Mexico City | Mexico | MXN 4800 | Spanish, English | Roma Norte, Condesa, Polanco | garden, terrace, gallery, skyline
`;

const phoneFormats: Record<string, (number: number) => string> = {
  australian: toAustralianPhone,
  british: toBritishPhone,
  french: toFrenchPhone,
  german: toGermanPhone,
  swedish: toSwedishPhone,
};

function parseCity(line: string): DemoCity {
  const [name = "", country = "", price = "", languages = "", districts = "", scenes = "", phone = ""] =
    line.split(" | ");
  const [currency = "", level] = price.split(" ");
  const [plan = "", area] = phone.split(" ");
  return {
    name,
    country,
    currency,
    level: Number(level),
    languages: languages.split(", "),
    districts: districts.split(", "),
    scenes: scenes.split(", ") as SceneName[],
    phone: area ? createAmericanPhone(Number(area)) : phoneFormats[plan],
  };
}

const citiesByName = new Map(
  table
    .trim()
    .split("\n")
    .map(parseCity)
    .map((city) => [city.name, city]),
);

export function getCity(name: string): DemoCity {
  const found = citiesByName.get(name);
  if (!found) throw new Error(`${name} is not a demo city`);
  return found;
}
