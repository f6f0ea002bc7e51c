import { round } from "./geometry.ts";

// On the paint, not on the element: `opacity` would cost the renderer a layer for every shape.
const see = (kind: "fill" | "stroke", opacity: number) =>
  opacity === 1 ? "" : ` ${kind}-opacity="${Math.round(opacity * 100) / 100}"`;
const paint = (color: string, opacity: number) => ` fill="${color}"${see("fill", opacity)}/>`;

export const fill = (shape: string, color: string, opacity = 1) =>
  `<path d="${shape}"${paint(color, opacity)}`;

export const line = (shape: string, color: string, width: number, opacity = 1) =>
  `<path d="${shape}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-linecap="round"${see("stroke", opacity)}/>`;

export const box = (x: number, y: number, width: number, height: number, color: string, opacity = 1) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${paint(color, opacity)}`;

export const disc = (x: number, y: number, radius: number, color: string, opacity = 1) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}"${paint(color, opacity)}`;

export const oval = (x: number, y: number, rx: number, ry: number, color: string, opacity = 1) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}"${paint(color, opacity)}`;

export const repeat = (times: number, draw: (index: number) => string) =>
  Array.from({ length: times }, (_, index) => draw(index)).join("");
