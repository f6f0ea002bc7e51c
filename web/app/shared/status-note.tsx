import type { ReactNode } from "react";
import { Link } from "react-router";

const tones = { danger: "bg-danger-soft text-danger", plain: "bg-raised text-muted" } as const;

/** Explains what keeps an item from being public, and what to do about it. */
export function StatusNote({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <p className={`max-w-prose rounded-inner px-3 py-2 text-small wrap-anywhere ${tones[tone]}`}>
      {children}
    </p>
  );
}

export function RejectedNote({ reason, children }: { reason: string | null; children: ReactNode }) {
  return (
    <StatusNote tone="danger">
      <span className="block">
        Reason: <bdi>{reason}</bdi>
      </span>
      <span className="mt-1 block">{children}</span>
    </StatusNote>
  );
}

export function HiddenNote() {
  return (
    <StatusNote tone="danger">
      Hidden by a moderation decision. <NoteLink to="/dashboard?tab=notices">Read why</NoteLink>
    </StatusNote>
  );
}

export function NoteLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} className="font-medium underline underline-offset-2 hover:no-underline">
      {children}
    </Link>
  );
}
