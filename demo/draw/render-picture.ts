import sharp from "sharp";

const width = 640;

/** The drawing in the size that is kept. */
export const renderPicture = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).resize({ width }).flatten().png().toBuffer();

/** More effort than uploads get, since it is spent once, and as few bytes as the drawings allow. */
export async function encodePicture(png: Buffer, width: number): Promise<Record<"avif" | "webp", Buffer>> {
  const sized = sharp(png).resize({ width });
  return {
    avif: await sized.clone().avif({ quality: 48, effort: 4, chromaSubsampling: "4:2:0" }).toBuffer(),
    webp: await sized.clone().webp({ quality: 58, effort: 6 }).toBuffer(),
  };
}
