import { CopyButton } from "./copy-button.tsx";
import { QrCode } from "./qr-code.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

interface SecretToScanProps {
  /** Nothing while it is on its way. */
  secret: { secret: string; otpauthUrl: string } | undefined;
}

const inGroups = (secret: string) => secret.match(/.{1,4}/g)?.join(" ") ?? secret;

/** For a camera, and as text for whoever reads this on the same phone. */
export function SecretToScan({ secret }: SecretToScanProps) {
  return (
    <div className="flex flex-col items-center gap-4 sm:flex-row sm:items-start sm:gap-6">
      {secret ? (
        <QrCode text={secret.otpauthUrl} label="QR code for your authenticator app" />
      ) : (
        <Skeleton className="size-44 shrink-0 rounded-inner" />
      )}
      <div className="flex min-w-0 flex-col items-center gap-2 text-center sm:items-start sm:text-left">
        <p className="text-small text-muted">No camera at hand? Enter this key in the app instead:</p>
        {secret ? (
          <p className="font-mono text-small break-words select-all">{inGroups(secret.secret)}</p>
        ) : (
          <Skeleton className="h-10 w-full" />
        )}
        <CopyButton text={secret?.secret ?? ""} label="Copy the key" />
      </div>
    </div>
  );
}
