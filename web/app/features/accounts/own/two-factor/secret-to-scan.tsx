import { CopyButton } from "#web/shared/copy-button.tsx";
import { QrCode } from "#web/shared/qr-code.tsx";
import { toQrOutline } from "#web/shared/qr-outline.ts";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
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
        <SecretCode url={secret.otpauthUrl} />
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

function SecretCode({ url }: { url: string }) {
  const outline = useMemo(() => toQrOutline(url), [url]);
  return <QrCode outline={outline} label="QR code for your authenticator app" className="size-44" />;
}
