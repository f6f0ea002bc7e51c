import { Fragment, type ReactNode, useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { findMatches } from "./find-matches.ts";
import { toTextParts } from "./link-parts.ts";

interface MessageTextProps {
  text: string;
  /** Search text to highlight; may be empty. */
  query: string;
}

/** Message text as entered. Links ask for confirmation before they open. */
export function MessageText({ text, query }: MessageTextProps) {
  return (
    <bdi className="block wrap-anywhere whitespace-pre-wrap">
      {toTextParts(text).map((part, index) => {
        const shown = <Highlighted key={index} text={part.text} query={query} />;
        return part.link ? <ExternalLink key={index} text={shown} {...part.link} /> : shown;
      })}
    </bdi>
  );
}

function Highlighted({ text, query }: MessageTextProps) {
  const spans = findMatches(text, query);
  return (
    <>
      {spans.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(spans[index - 1]?.end ?? 0, start)}
          <mark className="rounded-[0.25rem] bg-gold-soft text-ink ring-1 ring-gold">
            {text.slice(start, end)}
          </mark>
        </Fragment>
      ))}
      {text.slice(spans.at(-1)?.end ?? 0)}
    </>
  );
}

/** Link in a message. Shows its target before opening it. */
function ExternalLink({ text, href, host }: { text: ReactNode; href: string; host: string }) {
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
