import { clsx } from "clsx/lite";
import type { QrOutline } from "./qr-outline.ts";

interface QrCodeProps {
  outline: QrOutline;
  label: string;
  className: string;
}

/** Modules left blank on each side, as scanners expect. */
const quietZone = 4;

/** QR code. Dark on white in both themes. Takes its outline, so that pages of the server need not load the library. */
export function QrCode({ outline: { size, path }, label, className }: QrCodeProps) {
  const width = size + 2 * quietZone;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quietZone} ${-quietZone} ${width} ${width}`}
      shapeRendering="crispEdges"
      className={clsx("shrink-0 rounded-inner bg-[#fff] forced-color-adjust-none", className)}
    >
      <path d={path} fill="#121018" />
    </svg>
  );
}
