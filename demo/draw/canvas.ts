export type Stop = readonly [offset: number, color: string, opacity?: number];

/** Keeps what the picture refers to: gradients and clips, each under a name of its own. */
export interface Canvas {
  /** A gradient from the top down, or along the given direction. */
  linear(stops: readonly Stop[], direction?: readonly [x: number, y: number]): string;
  radial(stops: readonly Stop[]): string;
  clip(shape: string): string;
  definitions(): string;
}

const stopsOf = (stops: readonly Stop[]) =>
  stops
    .map(
      ([offset, color, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${color}"${opacity === 1 ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");

export function createCanvas(): Canvas {
  const kept: string[] = [];
  function keep(markup: (id: string) => string): string {
    const id = `d${kept.length}`;
    kept.push(markup(id));
    return `url(#${id})`;
  }
  return {
    linear: (stops, [x, y] = [0, 1]) =>
      keep(
        (id) =>
          `<linearGradient id="${id}" x1="0" y1="0" x2="${x}" y2="${y}">${stopsOf(stops)}</linearGradient>`,
      ),
    radial: (stops) => keep((id) => `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`),
    clip: (shape) => keep((id) => `<clipPath id="${id}"><path d="${shape}"/></clipPath>`),
    definitions: () => `<defs>${kept.join("")}</defs>`,
  };
}
