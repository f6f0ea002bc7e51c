import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { CopyButton } from "./copy-button.tsx";
import { SavedOnce, warnUnsaved } from "./saved-once.tsx";

interface SecretOnceProps {
  title: string;
  description: string;
  secret: string;
  /** "the secret", as in "I’ve saved the secret". */
  what: string;
  onDone: () => void;
}

/** Shows a secret that the server will not show again. */
export function SecretOnce({ title, description, secret, what, onDone }: SecretOnceProps) {
  return (
    <Dialog title={title} description={description} open onOpenChange={(open) => open || warnUnsaved(what)}>
      <SavedOnce what={what} onDone={onDone}>
        <p className="rounded-inner bg-raised px-4 py-4 font-mono text-small break-all select-all">
          {secret}
        </p>
        <CopyButton text={secret} label="Copy" />
      </SavedOnce>
    </Dialog>
  );
}
