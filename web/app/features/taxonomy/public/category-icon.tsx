import type { Category } from "@vesper/contract/profiles/taxonomy";
import BuildingComplex from "virtual:icons/building-complex";
import Camera from "virtual:icons/camera";
import Flower2 from "virtual:icons/flower-2";
import HandHeart from "virtual:icons/hand-heart";
import Landmark from "virtual:icons/landmark";
import Leaf from "virtual:icons/leaf";
import MapPin from "virtual:icons/map-pin";
import Music from "virtual:icons/music";
import Shapes from "virtual:icons/shapes";
import Sparkles from "virtual:icons/sparkles";
import TreePalm from "virtual:icons/tree-palm";
import WavesHorizontal from "virtual:icons/waves-horizontal";
import Wine from "virtual:icons/wine";
import type { IconComponent } from "#web/ui/data/create-icon.tsx";

/** Drawn icons for the categories that every site starts with. */
const iconsBySlug: Readonly<Record<string, IconComponent>> = {
  escort: Sparkles,
  massage: HandHeart,
  dancer: Music,
  model: Camera,
  companion: Wine,
  therapist: Leaf,
  "new-york": BuildingComplex,
  "los-angeles": TreePalm,
  miami: WavesHorizontal,
  "las-vegas": Flower2,
  chicago: BuildingComplex,
  "san-francisco": Landmark,
};

const iconsByType: Record<Category["type"], IconComponent> = {
  service: Sparkles,
  location: MapPin,
  feature: Shapes,
};

/** Drawn icon of a category, next to its name. The text that admins enter as an icon is for the admin pages. */
export function CategoryIcon({ category: { slug, type } }: { category: Pick<Category, "slug" | "type"> }) {
  // Admins choose the slug, and every object inherits a "constructor".
  const known = Object.hasOwn(iconsBySlug, slug) ? slug : "";
  const Icon = iconsBySlug[known] ?? iconsByType[type];
  return (
    <span
      aria-hidden
      className="flex size-9 shrink-0 items-center justify-center rounded-control bg-accent-soft text-accent"
    >
      <Icon className="size-4.5" />
    </span>
  );
}
