import { create, type QRCodeErrorCorrectionLevel } from "qrcode";

/** Shape of a QR code: its width in modules, and an SVG path with one square for each dark module. */
export interface QrOutline {
  size: number;
  path: string;
}

/** A long text on a screen is easier to scan with fewer modules than with more correction. */
export function toQrOutline(text: string, errorCorrectionLevel: QRCodeErrorCorrectionLevel = "M"): QrOutline {
  const { size, data } = create(text, { errorCorrectionLevel }).modules;
  const dark = Array.from(data.keys()).filter((at) => data[at]);
  const path = dark.map((at) => `M${at % size} ${Math.floor(at / size)}h1v1h-1z`).join("");
  return { size, path };
}
