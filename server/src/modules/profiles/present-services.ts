import type { ProfileDetail } from "@vesper/contract/profiles/directory";
import type { ShownService } from "./store/shown-services.ts";

interface WithServices {
  shownServices: readonly ShownService[];
}

export const presentServices = ({ shownServices }: WithServices): string[] =>
  shownServices.map(({ name }) => name);

export const presentListedServices = ({ shownServices }: WithServices): ProfileDetail["listedServices"] =>
  shownServices.flatMap(({ name, slug }) => (slug === null ? [] : { slug, name }));
