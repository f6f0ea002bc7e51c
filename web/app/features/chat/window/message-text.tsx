import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toTextParts } from "./link-parts.ts";

/** Message text as entered. Links ask for confirmation before they open. */
export function MessageText({ text }: { text: string }) {
  return (
    <bdi className="block wrap-anywhere whitespace-pre-wrap">
      {toTextParts(text).map((part, index) =>
        part.link ? <ExternalLink key={index} text={part.text} {...part.link} /> : part.text,
      )}
    </bdi>
  );
}

/** Link in a message. Shows its target before opening it. */
function ExternalLink({ text, href, host }: { text: string; href: string; host: string }) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="inline text-left text-accent underline underline-offset-4 wrap-anywhere"
      >
        {text}
      </button>
      <Dialog
        open={isAsking}
        onOpenChange={setAsking}
        size="small"
        title={
          <>
            This link leads to another site: <bdi className="wrap-anywhere">{host}</bdi>
          </>
        }
        footer={
          <>
            <Button tone="outline" onClick={close}>
              Cancel
            </Button>
            <OpenLink href={href} host={host} onOpen={close} />
          </>
        }
      >
        <p className="text-small text-muted">
          We don’t know what’s there. Never enter your password or payment details after following a link from
          a message.
        </p>
        <p className="mt-3 max-h-32 overflow-y-auto rounded-inner bg-raised px-3 py-2 font-mono text-caption wrap-anywhere">
          {href}
        </p>
      </Dialog>
    </>
  );
}

function OpenLink({ href, host, onOpen }: { href: string; host: string; onOpen: () => void }) {
  return (
    <Button
      render={
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer nofollow"
          aria-label={`Open ${host}`}
          onClick={onOpen}
        />
      }
    >
      Open
    </Button>
  );
}
