import { Gender } from "@vesper/contract/profiles/profile-fields";
import { describe, expect, it } from "vitest";
import { hairs } from "./figure/hair.ts";
import { type HairName, chooseLook } from "../src/world/look.ts";
import { drawPicture, renderPicture } from "./draw-picture.ts";
import { poses } from "./figure/body.ts";
import { type DressName, composeFigure, dresses } from "./figure/draw-figure.ts";
import { sceneNames } from "./scenes/index.ts";

const look = chooseLook("someone", { gender: "female", age: 40, coloring: "any" });
const figure = { look, dress: "suit", pose: "at ease", framing: "half" } as const;
const isValidSvg = (svg: string) => svg.startsWith("<svg ") && !/NaN|undefined|Infinity/.test(svg);

describe("a drawn picture", () => {
  it("is the same for the same seed and different for another", () => {
    const picture = { seed: "twice", scene: "bay", figure } as const;

    expect(drawPicture(picture)).toBe(drawPicture(picture));
    expect(drawPicture({ ...picture, seed: "another" })).not.toBe(drawPicture(picture));
  });

  it.each(sceneNames)("can show: %s", (scene) => {
    expect(isValidSvg(drawPicture({ seed: scene, scene, figure: null }))).toBe(true);
    expect(isValidSvg(drawPicture({ seed: scene, scene, figure: { ...figure, framing: "full" } }))).toBe(
      true,
    );
  });

  it("supports every outfit, pose and hairstyle", () => {
    const dressed = (Object.keys(dresses) as DressName[]).flatMap((dress) =>
      poses.map((pose) => ({ ...figure, dress, pose })),
    );
    const combed = (Object.keys(hairs) as HairName[]).map((hair) => ({ ...figure, look: { ...look, hair } }));
    const drawn = [...dressed, ...combed].map((each) =>
      drawPicture({ seed: "all", scene: "dunes", figure: each }),
    );

    expect(drawn.every(isValidSvg)).toBe(true);
  });

  it.each(Gender.options)("has a look for the gender %s, the same in every picture", (gender) => {
    const first = chooseLook("kept", { gender, age: 30, coloring: "any" });
    const worn = composeFigure("evening", { gender, look: first, scene: "silk" });

    expect(chooseLook("kept", { gender, age: 30, coloring: "any" })).toEqual(first);
    expect(worn.framing).not.toBe("full");
  });

  it("can be encoded as an image file", async () => {
    const file = await renderPicture(drawPicture({ seed: "file", scene: "dunes", figure }));

    expect([...file.subarray(0, 3)]).toEqual([0x89, 0x50, 0x4e]);
  });
});
