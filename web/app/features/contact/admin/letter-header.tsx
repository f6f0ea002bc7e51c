import type { ContactMessage } from "@vesper/contract/contact";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { LetterActions } from "./letter-actions.tsx";
import { Moment } from "./moment.tsx";
import { StatusBadge } from "./status-badge.tsx";

export function LetterHeader({ letter }: { letter: ContactMessage }) {
  const { name, email, subject, status, createdAt } = letter;
  return (
    <header className="flex flex-col gap-3">
      <Link
        to={status === "open" ? "/admin/contact" : `/admin/contact?status=${status}`}
        className="inline-flex min-h-11 items-center gap-1.5 self-start text-small text-muted hover:text-ink hover:underline"
      >
        <ArrowLeft aria-hidden className="size-4" />
        Contact
      </Link>
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="flex min-w-0 flex-col gap-2">
          <h2 className="font-serif text-title font-semibold wrap-anywhere">
            <bdi>{subject}</bdi>
          </h2>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-small wrap-anywhere">
            <StatusBadge status={status} />
            <bdi>{name}</bdi>
            <a
              href={`mailto:${email}`}
              className="inline-flex min-h-6 items-center text-accent underline underline-offset-4 hover:text-accent-strong"
            >
              <bdi>{email}</bdi>
            </a>
            <span className="text-muted">
              <Moment at={createdAt} />
            </span>
          </div>
        </div>
        <LetterActions id={letter._id} status={status} />
      </div>
    </header>
  );
}
