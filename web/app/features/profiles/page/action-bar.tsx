import { clsx } from "clsx/lite";
import type { ReactNode } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import Phone from "virtual:icons/phone";
import { formatCardRate } from "../cards/rate.ts";
import type { PageProfile } from "./profile-facts.ts";

interface ActionBarProps {
  profile: PageProfile;
  /** False while the same actions are on the screen in the panel. */
  isShown: boolean;
  actions?: ReactNode;
  areContactsShown: boolean;
  /** Absent if there are no contacts, or if the viewer must sign in to see them. */
  onContacts: (() => void) | undefined;
}

/** Primary actions, sticky at the bottom of the screen within reach of a thumb. Its place in the page stays reserved. */
export function ActionBar({ profile, isShown, actions, areContactsShown, onContacts }: ActionBarProps) {
  const rate = formatCardRate(profile);
  const isSecond = profile.allowMessages;
  return (
    <div
      className={clsx(
        "sticky bottom-0 z-20 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]",
        "transition-[opacity,translate,visibility] sm:px-6 lg:hidden print:hidden noscript:hidden",
        !isShown && "invisible translate-y-full opacity-0",
      )}
    >
      <div className="mx-auto flex max-w-content flex-wrap items-center justify-between gap-2">
        {rate && (
          <p className="flex flex-wrap items-baseline gap-x-1.5 whitespace-nowrap max-sm:flex-col">
            <bdi className="font-serif text-lead leading-6 font-semibold">{rate}</bdi>
            <span className="text-caption text-muted">per hour</span>
          </p>
        )}
        <div className="ml-auto flex items-center gap-2">
          {actions}
          {onContacts && <ContactsButton {...{ isSecond, areContactsShown, onContacts }} />}
        </div>
      </div>
    </div>
  );
}

interface ContactsButtonProps {
  /** The button is next to another action: on a phone, there is no room for both labels, on the smallest for neither. */
  isSecond: boolean;
  areContactsShown: boolean;
  onContacts: () => void;
}

function ContactsButton({ isSecond, areContactsShown, onContacts }: ContactsButtonProps) {
  return (
    <Button
      tone={isSecond ? "outline" : "primary"}
      onClick={onContacts}
      icon={isSecond && <Phone aria-hidden className="size-5 sm:hidden" />}
      className={clsx(isSecond && "max-sm:w-11 max-sm:px-0 max-[22.5rem]:hidden")}
    >
      <span className={clsx(isSecond && "max-sm:sr-only")}>
        {areContactsShown ? "Go to contact details" : "Show contact details"}
      </span>
    </Button>
  );
}
