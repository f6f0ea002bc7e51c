import sharp from "sharp";

/** Builds a real JPEG photo as a camera writes it, small and in one color. */
export const buildPhoto = (background = "#336699", size = { width: 60, height: 80 }): Promise<Buffer> =>
  sharp({ create: { ...size, channels: 3, background } })
    .withExif({ IFD0: { Copyright: "someone's camera" }, IFD3: { GPSLatitude: "52/1 30/1 0/1" } })
    .jpeg()
    .toBuffer();
