import type { Site } from "@vesper/contract/core/site";
import { useRouteLoaderData } from "react-router";

/** Fallback if even the site settings could not be loaded. */
const unknownSite = {
  name: "Vesper",
  url: "",
  supportEmail: "",
  ageGate: true,
  knowsCountries: false,
  operator: { name: "", address: "", jurisdiction: "" },
} as Site;

export const toSite = (rootData: unknown): Site => (rootData as Site | undefined) ?? unknownSite;

/** Name, support address and operator of this installation, available anywhere below the root. */
export const useSite = (): Site => toSite(useRouteLoaderData("root"));
