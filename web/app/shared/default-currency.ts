import type { Site } from "@vesper/contract/core/site";
import { defaultCurrency } from "@vesper/contract/profiles/money";
import { useRouteLoaderData } from "react-router";

/** The currency that new profiles and listings start with, as the operator chose it. */
export const useDefaultCurrency = (): string =>
  useRouteLoaderData<Site>("root")?.defaultCurrency ?? defaultCurrency;
