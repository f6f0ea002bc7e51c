import type { Generated, GeneratedAlways } from "kysely";

export interface CitiesTable {
  id: number;
  name: string;
  nameNorm: GeneratedAlways<string>;
  country: string;
  countryCode: string;
  countryNorm: GeneratedAlways<string>;
  lat: number;
  lon: number;
  population: number;
  slug: string | null;
}

export interface PlacesTable {
  id: Generated<number>;
  cityNorm: string;
  countryNorm: string;
  lat: number | null;
  lon: number | null;
  cityId: number | null;
}
