import { Phone } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { classes } from "#web/ui/actions/classes.ts";
import { cardRate } from "../cards/rate.ts";
import type { PageProfile } from "./page-profile.ts";

interface ActionBarProps {
  profile: PageProfile;
  actions?: ReactNode;
  areContactsShown: boolean;
  /** Left out where there are none. */
  onContacts: (() => void) | undefined;
}

/** What one came for, always within reach of a thumb. */
export function ActionBar({ profile, actions, areContactsShown, onContacts }: ActionBarProps) {
  const rate = cardRate(profile);
  const isSecond = profile.allowMessages;
  return (
    <div className="sticky bottom-0 z-20 border-t border-line bg-surface px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-6 lg:hidden print:hidden noscript:hidden">
      <div className="mx-auto flex max-w-content items-center justify-between gap-4">
        <p className="min-w-0">
          {rate && (
            <>
              <bdi className="font-serif text-lead font-semibold">{rate}</bdi>
              <span className="text-small text-muted"> per hour</span>
            </>
          )}
        </p>
        <div className="flex shrink-0 items-center gap-2">
          {actions}
          {onContacts && <ContactsButton {...{ isSecond, areContactsShown, onContacts }} />}
        </div>
      </div>
    </div>
  );
}

interface ContactsButtonProps {
  /** Beside another action, on a phone there is no room for the words of both. */
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
      className={classes(isSecond && "max-sm:w-11 max-sm:px-0")}
    >
      <span className={classes(isSecond && "max-sm:sr-only")}>
        {areContactsShown ? "See contacts" : "Show contacts"}
      </span>
    </Button>
  );
}
