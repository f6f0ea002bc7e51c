import { mix } from "../color.ts";
import { box } from "../shapes.ts";
import { width, type Stage } from "../stage.ts";
import { bay } from "./bay.ts";
import { skyline, waterfront } from "./city.ts";
import { drawCurtain } from "./curtains.ts";
import { drawFloor } from "./floor.ts";
import { lake } from "./nature.ts";
import { roofs } from "./roofs.ts";

const cloths = ["#6b1f33", "#1f3a4d", "#2f4a3c", "#5a3a66", "#7a5a2e", "#39323f"];

/** A tall window over a city, curtains drawn aside. */
export function hotelWindow(stage: Stage): string {
  const { palette, random } = stage;
  const frame = mix(palette.ink, palette.shade, 0.25);
  const bars = random.pick([[480], [320, 640], [250, 710]]);
  const cloth = mix(random.pick(cloths), palette.shade, 0.3);
  return [
    random.pick([skyline, waterfront, bay, roofs, lake])(stage),
    bars.map((x) => box(x - 8, 0, 16, 1080, frame)).join(""),
    random.chance(0.5) ? box(0, 250, width, 13, frame) : "",
    box(0, 0, width, 34, frame),
    drawFloor(stage, 1075),
    box(0, 1058, width, 24, frame) + box(0, 1058, width, 4, palette.glow, 0.4),
    drawCurtain(stage, -20, random.between(110, 190), cloth),
    drawCurtain(stage, width - random.between(110, 190), 230, cloth),
  ].join("");
}
