import sharp from "sharp";

/** Large enough for every screen that shows a card, small enough to be quick. */
const width = 768;

/** The drawing as an image file, ready for the same way that every uploaded picture goes. */
export const renderPicture = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg))
    .resize({ width })
    .flatten()
    .jpeg({ quality: 94, chromaSubsampling: "4:4:4" })
    .toBuffer();
