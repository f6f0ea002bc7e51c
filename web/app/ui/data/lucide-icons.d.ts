/** Each icon of Lucide by its name there. `web/lucide-icons.ts` compiles them. */
declare module "virtual:icons/*" {
  import type { IconComponent } from "#web/ui/data/create-icon.tsx";
  const Icon: IconComponent;
  export default Icon;
}
