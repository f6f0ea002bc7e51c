import type { Stage } from "../stage.ts";
import { bar } from "./bar.ts";
import { bay } from "./bay.ts";
import { skyline, terrace, waterfront } from "./city.ts";
import { drawBalustrade } from "./floor.ts";
import { gallery } from "./gallery.ts";
import { garden } from "./garden.ts";
import { hotelWindow } from "./hotel-window.ts";
import { coast, dunes, lake } from "./nature.ts";
import { operaFoyer } from "./opera-foyer.ts";
import { platform } from "./platform.ts";
import { roofs } from "./roofs.ts";
import { silk } from "./silk.ts";

/** Every place that pictures can show. */
export const scenes = {
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
