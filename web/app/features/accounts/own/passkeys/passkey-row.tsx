import type { Passkey } from "@vesper/contract/accounts/passkeys";
import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { Badge } from "#web/ui/data/badge.tsx";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { formatTimeSince } from "#web/ui/data/dates.ts";
import { lazyDialog } from "#web/ui/overlays/lazy-dialog.tsx";

const RenamePasskey = lazyDialog(async () => (await import("./rename-passkey.tsx")).RenamePasskey);
const RemovePasskey = lazyDialog(async () => (await import("./remove-passkey.tsx")).RemovePasskey);

/** One passkey, with when it was added and last used. */
export function PasskeyRow({ passkey, now }: { passkey: Passkey; now: Date }) {
  const [open, setOpen] = useState<"rename" | "remove" | null>(null);
  const getDialog = (name: "rename" | "remove") => ({
    passkey,
    open: open === name,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : null),
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium wrap-break-word">
          {passkey.name}
          {passkey.isForeign && <Badge tone="gold">Not usable here</Badge>}
        </p>
        <p className="text-small text-muted">
          {passkey.isForeign ? foreignText : <Usage passkey={passkey} now={now} />}
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          tone="outline"
          size="small"
          aria-label={`Rename ${passkey.name}`}
          onClick={() => setOpen("rename")}
        >
          Rename
        </Button>
        <Button
          tone="outline"
          size="small"
          aria-label={`Remove ${passkey.name}`}
          onClick={() => setOpen("remove")}
        >
          Remove
        </Button>
      </div>
      <RenamePasskey {...getDialog("rename")} />
      <RemovePasskey {...getDialog("remove")} />
    </li>
  );
}

const foreignText = "Made for a former address of this site. Add a new one and remove this one.";

function Usage({ passkey, now }: { passkey: Passkey; now: Date }) {
  const format = (iso: string) => formatTimeSince(new Date(iso), now);
  return (
    <>
      Added <DateTime at={passkey.createdAt} format={format} />
      {passkey.lastUsedAt ? (
        <>
          , last used <DateTime at={passkey.lastUsedAt} format={format} />
        </>
      ) : (
        ", not used yet"
      )}
      . {passkey.isBackedUp ? "Synced by your password manager." : "Kept on one device only."}
    </>
  );
}
