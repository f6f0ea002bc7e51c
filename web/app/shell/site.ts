import type { Site } from "@vesper/contract/core/site";
import { useRouteLoaderData } from "react-router";

/** Fallback if even the site settings could not be loaded. */
const unknownSite: Site = {
  name: "Vesper",
  url: "",
  supportEmail: "",
  ageLevel: "click",
  isGated: false,
  knowsCountries: false,
  operator: { name: "", address: "", jurisdiction: "" },
  logo: null,
  accent: null,
  headline: "",
  announcement: null,
  registration: "open",
  defaultCurrency: "USD",
};

export const toSite = (rootData: unknown): Site => (rootData as Site | undefined) ?? unknownSite;

/** Name, support address and operator of this installation, available anywhere below the root. */
export const useSite = (): Site => toSite(useRouteLoaderData("root"));
