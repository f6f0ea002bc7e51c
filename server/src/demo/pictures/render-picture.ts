import sharp from "sharp";

/** The drawing as an image file, ready for the same way that every uploaded picture goes. */
export const renderPicture = (svg: string): Promise<Buffer> =>
  sharp(Buffer.from(svg)).flatten().jpeg({ quality: 94, chromaSubsampling: "4:4:4" }).toBuffer();
