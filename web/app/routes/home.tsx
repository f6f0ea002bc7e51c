import { describePage } from "#web/shell/describe-page.ts";
import { Hero } from "./home/hero.tsx";
import { ListingBand } from "./home/listing-band.tsx";
import { Promises } from "./home/promises.tsx";

export const meta = describePage({
  description:
    "A calm, private directory of independent adult companions. No tracking, no noise, 18 and over.",
});

export default function HomeRoute() {
  return (
    <>
      <Hero />
      <Promises />
      <ListingBand />
    </>
  );
}
