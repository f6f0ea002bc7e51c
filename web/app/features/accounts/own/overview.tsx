import type { User } from "@vesper/contract/accounts/accounts";
import { useState } from "react";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import MailCheck from "virtual:icons/mail-check";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { getCompleteness } from "./completeness.ts";
import { findPreviousVisit } from "./last-visit.ts";
import { TextLink } from "../public/text-link.tsx";
import { formatTimeSince } from "#web/ui/data/dates.ts";
import { ResendVerification } from "../public/email-verification.tsx";

/** Own account in figures, below the people of the overview. */
export function Overview({ user }: { user: User }) {
  return (
    <div className="grid gap-4 sm:gap-6 md:grid-cols-2">
      <LastVisit user={user} />
      <Completeness user={user} />
    </div>
  );
}

function LastVisit({ user }: { user: User }) {
  const [now] = useState(() => new Date());
  const [previous] = useState(() => findPreviousVisit(user._id, now));
  return (
    <SectionCard title="Last visit" className="*:h-full">
      <p className="text-muted">{previous ? formatTimeSince(previous, now) : "This is your first visit"}</p>
    </SectionCard>
  );
}

const listFormat = new Intl.ListFormat("en");

function Completeness({ user }: { user: User }) {
  const { share, missing } = getCompleteness(user);
  return (
    <SectionCard title="Profile completeness" className="*:h-full">
      <ProgressBar label={share === 1 ? "Complete" : "Filled in so far"} value={share} />
      {missing.length > 0 && (
        <p className="text-small text-muted">
          Still missing: {listFormat.format(missing).toLowerCase()}.{" "}
          <TextLink to="/profile/edit">Edit Profile</TextLink>
        </p>
      )}
    </SectionCard>
  );
}

/**
 * Shown until the email address is confirmed. An unconfirmed address restricts nothing, so the reminder stays
 * unobtrusive.
 */
export function VerificationReminder({ user }: { user: User }) {
  if (user.isEmailVerified) return null;
  return (
    <section
      aria-label="Confirm your email address"
      className="flex flex-col gap-4 rounded-card bg-gold-soft p-4 sm:flex-row sm:items-center sm:p-6"
    >
      <MailCheck aria-hidden className="size-6 shrink-0 text-gold" />
      <p className="min-w-0 flex-1 text-small">
        <strong className="font-semibold">Please confirm your email address.</strong> We sent a link to{" "}
        <span className="break-words">{user.email}</span>. Until you open it, we won’t send alerts to this
        address.
      </p>
      <ResendVerification />
    </section>
  );
}
