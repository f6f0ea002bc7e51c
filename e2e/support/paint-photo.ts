import type { Page } from "@playwright/test";

/** Paints a photo like one from a camera, in the browser: different colors produce different photos. */
export async function paintPhoto(page: Page, name: string, colour: string) {
  const address = await page.evaluate((fill) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [600, 800];
    const brush = canvas.getContext("2d");
    if (!brush) throw new Error("This browser cannot paint");
    brush.fillStyle = fill;
    brush.fillRect(0, 0, 600, 800);
    return canvas.toDataURL("image/jpeg");
  }, colour);
  const [, bytes = ""] = address.split(",");
  return { name: `${name}.jpg`, mimeType: "image/jpeg", buffer: Buffer.from(bytes, "base64") };
}
