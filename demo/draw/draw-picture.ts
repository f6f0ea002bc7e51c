import sharp from "sharp";
import { type Figure, drawFigure } from "./figure/draw-figure.ts";
import { type SceneName, drawScene } from "./scenes/index.ts";
import { createStage, height, width } from "./stage.ts";

export interface Picture {
  seed: string;
  scene: SceneName;
  figure: Figure | null;
}

/** Draws a whole picture as SVG; deterministic for the same input. */
export function drawPicture({ seed, scene, figure }: Picture): string {
  const stage = createStage(seed);
  const behind = drawScene(stage, scene, figure?.framing === "full");
  const person = figure ? drawFigure(stage, seed, figure) : "";
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${stage.canvas.definitions()}${behind}${person}</svg>`;
}

const ink = "#2b2233";

/** Draws a fictional identity card with a silhouette instead of a photo. */
export const drawDocument = (name: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="860" height="540" viewBox="0 0 860 540" font-family="sans-serif" fill="${ink}">
  <rect width="860" height="540" fill="#6d6472"/>
  <rect x="30" y="30" width="800" height="480" rx="28" fill="#efe6d8"/>
  <path d="M30 150h800" stroke="#c9a9b8" stroke-width="6"/>
  <text x="66" y="108" font-size="40" font-weight="bold">SPECIMEN IDENTITY CARD</text>
  <rect x="66" y="186" width="210" height="270" rx="12" fill="#d5c9bd"/>
  <circle cx="171" cy="282" r="52" fill="#9c8fa0"/>
  <path d="M86 456c4-84 38-108 85-108s81 24 85 108z" fill="#9c8fa0"/>
  <text x="312" y="230" font-size="24" opacity=".6">Name</text>
  <text x="312" y="268" font-size="34">${name}</text>
  <text x="312" y="322" font-size="24" opacity=".6">Date of birth</text>
  <text x="312" y="360" font-size="34">02.04.1990</text>
  <text x="312" y="414" font-size="24" opacity=".6">Number</text>
  <text x="312" y="452" font-size="34">SPECIMEN-${name.length}${name.charCodeAt(0)}</text>
</svg>`;

/** Draws a person from behind, as in all pictures, holding a sheet of paper with the code. */
export function drawSelfie(picture: Picture, code: string): string {
  const [paperWidth, paperHeight] = [width * 0.44, height * 0.14];
  const [left, top] = [(width - paperWidth) / 2, height * 0.72];
  const paper =
    `<g transform="rotate(-3 ${width / 2} ${top})" font-family="monospace" font-weight="bold" fill="${ink}">` +
    `<rect x="${left}" y="${top}" width="${paperWidth}" height="${paperHeight}" fill="#fdfaf3"/>` +
    `<text x="${width / 2}" y="${top + paperHeight * 0.65}" text-anchor="middle" font-size="${paperHeight * 0.45}">${code}</text></g>`;
  return drawPicture(picture).replace("</svg>", `${paper}</svg>`);
}

const storedWidth = 640;

/** Renders the drawing at its stored size. */
export const renderPicture = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize({ width: storedWidth }).flatten().png().toBuffer();

/** Encodes with more effort than uploads get, because this runs once and the files should be small. */
export async function encodePicture(png: Buffer, width: number): Promise<Record<"avif" | "webp", Buffer>> {
  const sized = sharp(png).resize({ width });
  return {
    avif: await sized.clone().avif({ quality: 48, effort: 4, chromaSubsampling: "4:2:0" }).toBuffer(),
    webp: await sized.clone().webp({ quality: 58, effort: 6 }).toBuffer(),
  };
}
