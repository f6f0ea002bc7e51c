import { mix } from "../color.ts";
import { line } from "../shapes.ts";
import { both, shoulderLine } from "./body.ts";
import { lit, type Brush } from "./brush.ts";
import { drawFolds } from "./folds.ts";
import { covered } from "./gowns.ts";

/** A jacket laid over the shoulders, its sleeves empty. */
export function jacketOverDress(brush: Brush): string {
  const { build, cloth, palette, rim, random } = brush;
  const s = build.shoulder + 12;
  const wool = mix(random.pick(["#efe6d8", "#1b1820", "#7a6a5a", "#39465a"]), palette.ink, 0.42);
  const dress = covered(brush, 16);
  const jacket = both([
    [build.neck + 4, 110],
    [s * 0.55, 132],
    [s - 6, 146],
    [s + 2, 176],
    [s + 6, 280],
    [s + 2, 412],
  ]);
  const sleeve = (way: number) =>
    `M${way * (s - 4)} 170C${way * (s + 10)} 240 ${way * (s + 8)} 330 ${way * (s + 2)} 408L${way * (s - 26)} 412C${way * (s - 22)} 320 ${way * (s - 22)} 250 ${way * (s - 4)} 170Z`;
  return [
    lit(brush, dress, cloth),
    drawFolds(brush, dress, { y: 320, half: build.waist }, { y: 800, half: build.hip + 16 }),
    lit(brush, jacket, wool),
    line(
      `M0 124V412M${-s * 0.5} 150C${-s * 0.46} 250 ${-s * 0.44} 330 ${-s * 0.5} 412M${s * 0.5} 150C${s * 0.46} 250 ${s * 0.44} 330 ${s * 0.5} 412`,
      mix(wool, palette.ink, 0.55),
      1.8,
      0.6,
    ),
    lit(brush, sleeve(-1), mix(wool, palette.ink, 0.1)),
    lit(brush, sleeve(1), mix(wool, palette.ink, 0.1)),
    line(`M${-build.neck - 8} 118C-14 128 14 128 ${build.neck + 8} 118`, rim, 3, 0.4),
  ].join("");
}

export function cape(brush: Brush): string {
  const { build, cloth, palette } = brush;
  const s = build.shoulder;
  const shape = both([
    ...shoulderLine(brush, 2).slice(0, 4),
    [s + 6, 176],
    [s + 26, 330],
    [s + 40, 620],
    [s + 62, 796],
  ]);
  const collar = both([
    [build.neck + 4, 88],
    [build.neck + 15, 100],
    [build.neck + 24, 130],
  ]);
  return (
    lit(brush, shape, cloth) +
    drawFolds(brush, shape, { y: 140, half: s * 0.7 }, { y: 800, half: s + 62 }) +
    lit(brush, collar, mix(cloth, palette.low, 0.15))
  );
}
