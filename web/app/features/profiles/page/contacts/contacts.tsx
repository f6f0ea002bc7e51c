import type { RefObject } from "react";
import { Link, useLocation } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import Phone from "virtual:icons/phone";
import { ContactList, contactLabels } from "./contact-list.tsx";
import type { PageProfile } from "../profile-facts.ts";
import type { ContactsState } from "./use-contacts.ts";

interface ContactsProps {
  profile: PageProfile;
  state: ContactsState;
  onReveal: () => void;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Only members may see the contacts, and the viewer is not signed in. */
  isForMembers: boolean;
}

/** Contact section: lists the channels, and reveals their values on click. */
export function Contacts({ profile, state, onReveal, heading, isForMembers }: ContactsProps) {
  const channels = profile.contactChannels.map((channel) => contactLabels[channel]).join(", ");
  const isSignInFirst = isForMembers || state.status === "members-only";
  return (
    <section aria-labelledby="contacts" className="flex flex-col gap-3">
      <h2
        id="contacts"
        ref={heading}
        tabIndex={-1}
        className="font-serif text-lead font-semibold outline-none"
      >
        Contact details
      </h2>
      {state.status === "shown" && <ContactList contacts={state.contacts} />}
      {isSignInFirst && <SignInFirst channels={channels} />}
      {state.status === "failed" && <FormError>{state.message}</FormError>}
      {state.status !== "shown" && !isSignInFirst && (
        <>
          <p className="text-small text-muted">{channels}</p>
          <Button
            tone={profile.allowMessages ? "outline" : "primary"}
            icon={<Phone aria-hidden className="size-4.5" />}
            busy={state.status === "loading"}
            onClick={onReveal}
            className="noscript:hidden"
          >
            Show contact details
          </Button>
          <noscript>
            <p className="text-small">
              Turn on JavaScript to see contact details. This protects them from bots.
            </p>
          </noscript>
        </>
      )}
    </section>
  );
}

function SignInFirst({ channels }: { channels: string }) {
  const { pathname } = useLocation();
  return (
    <>
      <p className="text-small text-muted">{channels}</p>
      <p role="status" className="flex flex-wrap items-center justify-between gap-3">
        Please sign in to see contact details.
        <Button tone="outline" render={<Link to={`/login?redirect=${encodeURIComponent(pathname)}`} />}>
          Sign In
        </Button>
      </p>
    </>
  );
}
