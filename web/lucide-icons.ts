import { icons as lucide } from "@iconify-json/lucide";
import type { Plugin } from "vite";

const prefix = "virtual:icons/";
// Vite's mark of modules that are not files.
const modulePrefix = `\0${prefix}`;

export const isIcon = (id: string): boolean => id.startsWith(modulePrefix);

/** Attributes that every drawing repeats, and that the class `icon` sets. */
const commonAttributes =
  / (?:fill="none"|stroke="currentColor"|stroke-width="2"|stroke-line(?:cap|join)="round")/g;

/** Compiles imports from `virtual:icons/<name>` into components that draw these icons of Lucide, and no others. */
export function lucideIcons(): Plugin {
  return {
    name: "lucide-icons",
    resolveId: {
      filter: { id: new RegExp(`^${prefix}`) },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: new RegExp(`^${modulePrefix}`) },
      handler: (id) => printIcon(id.slice(modulePrefix.length)),
    },
  };
}

function printIcon(name: string): string {
  const drawing = lucide.icons[name];
  if (!drawing)
    throw new Error(`Lucide has no icon "${name}"; it may have another name today: lucide.dev/icons`);
  const shapes = readShapes(drawing.body).map((shape) => JSON.stringify(shape));
  return `import { createIcon } from "/app/ui/data/create-icon.tsx";
export default createIcon(${shapes.join()});`;
}

/** Returns tag and attributes of each shape; groups have none of their own. */
function readShapes(body: string) {
  const shapes = body.replace(commonAttributes, "").matchAll(/<(?!g>)(\w+) ([^>]+)\/>/g);
  return [...shapes].map(([, tag, attributes = ""]) => [
    tag,
    Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])),
  ]);
}
