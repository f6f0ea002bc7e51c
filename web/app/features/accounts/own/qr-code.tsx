import { create } from "qrcode";
import { useMemo } from "react";

interface QrCodeProps {
  text: string;
  label: string;
}

/** One square for each dark module. */
function outline(text: string): { size: number; path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
  const dark = Array.from(data.keys()).filter((at) => data[at]);
  const path = dark.map((at) => `M${at % size} ${Math.floor(at / size)}h1v1h-1z`).join("");
  return { size, path };
}

/** Dark on white in both themes: cameras expect it, and a quiet margin around it. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => outline(text), [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-3 -3 ${size + 6} ${size + 6}`}
      shapeRendering="crispEdges"
      className="size-44 shrink-0 rounded-inner bg-[#fff]"
    >
      <path d={path} fill="#121018" />
    </svg>
  );
}
