import { drawFigure, type Figure } from "./figure/draw-figure.ts";
import { drawScene, type SceneName } from "./scenes/index.ts";
import { createStage, height, width } from "./stage.ts";

export interface Picture {
  seed: string;
  scene: SceneName;
  figure: Figure | null;
}

/** A whole picture as SVG; the same request always gives the same drawing. */
export function drawPicture({ seed, scene, figure }: Picture): string {
  const stage = createStage(seed);
  const behind = drawScene(stage, scene, figure?.framing === "full");
  const person = figure ? drawFigure(stage, seed, figure) : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${stage.canvas.definitions()}${behind}${person}</svg>`;
}
