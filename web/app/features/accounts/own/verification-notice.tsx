import type { User } from "@vesper/contract/accounts";
import { MailCheck } from "lucide-react";
import { ResendVerification } from "../public/resend-verification.tsx";

/** Shown until the address is confirmed. It restricts nothing, so it does not shout. */
export function VerificationNotice({ user }: { user: User }) {
  if (user.isEmailVerified) return null;
  return (
    <section
      aria-label="Email verification"
      className="flex flex-col gap-4 rounded-card bg-gold-soft p-4 sm:flex-row sm:items-center sm:p-6"
    >
      <MailCheck aria-hidden className="size-6 shrink-0 text-gold" />
      <p className="min-w-0 flex-1 text-small">
        <strong className="font-semibold">Please confirm your email address.</strong> We have sent a link to{" "}
        <span className="break-words">{user.email}</span>. Until you open it, we send no alerts there.
      </p>
      <ResendVerification />
    </section>
  );
}
