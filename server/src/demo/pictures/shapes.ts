import { round } from "./geometry.ts";

const see = (opacity: number) => (opacity === 1 ? "" : ` opacity="${round(opacity * 10) / 10}"`);

export const fill = (shape: string, color: string, opacity = 1) =>
  `<path d="${shape}" fill="${color}"${see(opacity)}/>`;

export const line = (shape: string, color: string, width: number, opacity = 1) =>
  `<path d="${shape}" fill="none" stroke="${color}" stroke-width="${round(width)}" stroke-linecap="round"${see(opacity)}/>`;

export const box = (x: number, y: number, width: number, height: number, color: string, opacity = 1) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" fill="${color}"${see(opacity)}/>`;

export const disc = (x: number, y: number, radius: number, color: string, opacity = 1) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${color}"${see(opacity)}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, color: string, opacity = 1) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${color}"${see(opacity)}/>`;

export const repeat = (times: number, draw: (index: number) => string) =>
  Array.from({ length: times }, (_, index) => draw(index)).join("");
