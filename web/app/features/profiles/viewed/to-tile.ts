import type { ProfileCard } from "@vesper/contract/profiles/directory";
import type { TilePerson } from "#web/shared/person-tile.tsx";

export const toTile = ({ _id, slug, name, city, tour, images }: ProfileCard): TilePerson => ({
  id: _id,
  path: `/escort/${slug}`,
  name,
  note: tour?.city ?? city,
  image: images[0],
});
