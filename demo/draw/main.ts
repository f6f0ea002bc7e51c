import { processAvatar, processEvidence, processImage } from "@vesper/server/imaging";
import { isCopy } from "@vesper/server/similarity";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { avatarFile, avatarOwner } from "../src/avatars.ts";
import { type DrawnPicture, drawnWidths, manifestFile, picturesFolder } from "../src/pictures.ts";
import { requests, toEvidenceFile } from "../src/verifications.ts";
import { drawDocument, drawPicture, drawSelfie, encodePicture, renderPicture } from "./draw-picture.ts";
import { type Exhibit, exhibits } from "./exhibits.ts";

async function writePicture(path: string, bytes: Uint8Array): Promise<void> {
  const file = new URL(path, picturesFolder);
  await mkdir(new URL(".", file), { recursive: true });
  await writeFile(file, bytes);
}

async function drawExhibit({ picture, ...exhibit }: Exhibit): Promise<DrawnPicture> {
  const png = await renderPicture(drawPicture(picture));
  for (const width of drawnWidths) {
    for (const [format, bytes] of Object.entries(await encodePicture(png, width)))
      await writePicture(`people/${exhibit.folder}/${width}.${format}`, bytes);
  }
  const { width, height, colors, fingerprint } = await processImage(png);
  return { ...exhibit, width, height, colors, fingerprint: fingerprint.toString("base64") };
}

function findEarlierCopy(all: DrawnPicture[], index: number): { originalIndex?: number } {
  const toHashes = ({ fingerprint }: DrawnPicture) => Buffer.from(fingerprint, "base64");
  const one = all[index];
  const originalIndex = all.findIndex(
    (other, at) => one && at < index && other.email !== one.email && isCopy(toHashes(one), toHashes(other)),
  );
  return originalIndex < 0 ? {} : { originalIndex };
}

async function drawEvidence(): Promise<void> {
  for (const { name, email, code } of requests) {
    const picture = exhibits.find((exhibit) => exhibit.email === email)?.picture;
    if (!picture) throw new Error(`${name} has no picture`);
    const drawings = { document: drawDocument(name), selfie: drawSelfie(picture, code) };
    for (const [kind, svg] of Object.entries(drawings))
      await writePicture(toEvidenceFile(name, kind), await processEvidence(await renderPicture(svg)));
  }
}

async function drawAvatar(): Promise<void> {
  const svg = drawPicture({ seed: `avatar ${avatarOwner}`, scene: "roofs", figure: null });
  await writePicture(avatarFile, await processAvatar(await renderPicture(svg)));
}

await rm(picturesFolder, { recursive: true, force: true });
const drawn: DrawnPicture[] = [];
for (const exhibit of exhibits) drawn.push(await drawExhibit(exhibit));
await drawEvidence();
await drawAvatar();
const manifest = drawn.map((one, index) => JSON.stringify({ ...one, ...findEarlierCopy(drawn, index) }));
await writeFile(manifestFile, `[\n${manifest.join(",\n")}\n]\n`);
console.log(`${drawn.length} pictures`);
