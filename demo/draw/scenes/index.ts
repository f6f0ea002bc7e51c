import { drawBalustrade } from "./elements.ts";
import { drawBar, drawGallery, drawHotelWindow, drawOperaFoyer, drawSilk } from "./indoors.ts";
import { drawPlatform, drawRoofs } from "./old-town.ts";
import {
  drawBay,
  drawCoast,
  drawDunes,
  drawGarden,
  drawLake,
  drawSkyline,
  drawTerrace,
  drawWaterfront,
} from "./outdoors.ts";
import type { Stage } from "../stage.ts";

/** All scenes that pictures can show. */
const scenes = {
  skyline: drawSkyline,
  waterfront: drawWaterfront,
  bay: drawBay,
  lake: drawLake,
  coast: drawCoast,
  dunes: drawDunes,
  terrace: drawTerrace,
  roofs: drawRoofs,
  "hotel window": drawHotelWindow,
  "opera foyer": drawOperaFoyer,
  gallery: drawGallery,
  bar: drawBar,
  platform: drawPlatform,
  garden: drawGarden,
  silk: drawSilk,
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

/** Draws a scene; full-length figures get something to stand on. */
export function drawScene(stage: Stage, name: SceneName, standing: boolean): string {
  return scenes[name](stage) + (standing && withoutGround.has(name) ? drawBalustrade(stage, 960) : "");
}
