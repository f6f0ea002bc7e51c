import { CopyButton } from "#web/shared/copy-button.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import { create } from "qrcode";
import { useMemo } from "react";

interface SecretToScanProps {
  /** Undefined while loading. */
  secret: { secret: string; otpauthUrl: string } | undefined;
}

const formatInGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

/** Secret as a QR code for the camera, and as text for use on the same phone. */
export function SecretToScan({ secret }: SecretToScanProps) {
  return (
    <div className="flex flex-col items-center gap-4 sm:flex-row sm:items-start sm:gap-6">
      {secret ? (
        <QrCode text={secret.otpauthUrl} label="QR code for your authenticator app" />
      ) : (
        <Skeleton className="size-44 shrink-0 rounded-inner" />
      )}
      <div className="flex min-w-0 flex-col items-center gap-2 text-center sm:items-start sm:text-left">
        <p className="text-small text-muted">Can’t scan it? Enter this key in the app instead:</p>
        {secret ? (
          <p className="font-mono text-small break-words select-all">{formatInGroups(secret.secret)}</p>
        ) : (
          <Skeleton className="h-10 w-full" />
        )}
        <CopyButton text={secret?.secret ?? ""} label="Copy key" />
      </div>
    </div>
  );
}

/** Returns the SVG path of a QR code: one square for each dark module. */
function toQrOutline(text: string): { size: number; path: string } {
  const { size, data } = create(text, { errorCorrectionLevel: "M" }).modules;
  const dark = Array.from(data.keys()).filter((at) => data[at]);
  const path = dark.map((at) => `M${at % size} ${Math.floor(at / size)}h1v1h-1z`).join("");
  return { size, path };
}

/** QR code. Dark on white with a quiet zone in both themes, as scanners expect it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, path } = useMemo(() => toQrOutline(text), [text]);
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
