import type { Category } from "@vesper/contract/profiles/taxonomy";
import {
  Building2,
  Camera,
  Flower2,
  HandHeart,
  Landmark,
  Leaf,
  type LucideIcon,
  MapPin,
  Music,
  Shapes,
  Sparkles,
  TreePalm,
  Waves,
  Wine,
} from "lucide-react";

/** Drawn icons for the categories that every site starts with. */
const iconsBySlug: Readonly<Record<string, LucideIcon>> = {
  escort: Sparkles,
  massage: HandHeart,
  dancer: Music,
  model: Camera,
  companion: Wine,
  therapist: Leaf,
  "new-york": Building2,
  "los-angeles": TreePalm,
  miami: Waves,
  "las-vegas": Flower2,
  chicago: Building2,
  "san-francisco": Landmark,
};

const iconsByType: Record<Category["type"], LucideIcon> = {
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
