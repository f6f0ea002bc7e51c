import { drawBalustrade } from "./elements.ts";
import { bar, gallery, hotelWindow, operaFoyer, silk } from "./indoors.ts";
import { platform, roofs } from "./old-town.ts";
import { bay, coast, dunes, garden, lake, skyline, terrace, waterfront } from "./outdoors.ts";
import type { Stage } from "../stage.ts";

/** Every place that pictures can show. */
const scenes = {
  skyline,
  waterfront,
  bay,
  lake,
  coast,
  dunes,
  terrace,
  roofs,
  "hotel window": hotelWindow,
  "opera foyer": operaFoyer,
  gallery,
  bar,
  platform,
  garden,
  silk,
} satisfies Record<string, (stage: Stage) => string>;

export type SceneName = keyof typeof scenes;
export const sceneNames = Object.keys(scenes) as SceneName[];

const withoutGround = new Set<SceneName>([
  "skyline",
  "waterfront",
  "bay",
  "lake",
  "coast",
  "terrace",
  "roofs",
]);

/** Whoever is shown from head to toe needs something to stand on. */
export function drawScene(stage: Stage, name: SceneName, standing: boolean): string {
  return scenes[name](stage) + (standing && withoutGround.has(name) ? drawBalustrade(stage, 960) : "");
}
