import type { ProfileCard } from "@vesper/contract/profiles/directory";
import { type ReactNode, useRef } from "react";
import { useUser } from "#web/session/session-store.ts";
import { Page } from "#web/ui/layout/page.tsx";
import { Contacts } from "./contacts/contacts.tsx";
import { Gallery } from "./pictures/gallery.tsx";
import type { PageProfile } from "./profile-facts.ts";
import { SidePanel } from "./side-panel.tsx";
import { Story } from "./story.tsx";
import { useContacts } from "./contacts/use-contacts.ts";
import { ProfileCard as Card } from "../cards/profile-card.tsx";
import { Phone } from "lucide-react";
import { Button } from "#web/ui/actions/button.tsx";
import { clsx } from "clsx/lite";
import { formatCardRate } from "../cards/rate.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";

interface ProfilePageProps {
  profile: PageProfile;
  similar: readonly ProfileCard[];
  siteName: string;
  /** Listings, if any. */
  offers?: ReactNode;
  /** Reviews by others. */
  reviews?: ReactNode;
  /** Additional actions, in the panel and in the bottom bar. */
  actions?: ReactNode;
  barActions?: ReactNode;
  /** Secondary actions, beside the report link. */
  more?: ReactNode;
  /** The viewer owns the profile, so the report link is hidden. */
  isOwn?: boolean;
  /** Banner at the top, for viewers of a profile that is not public. */
  notice?: ReactNode;
}

/** Use the profile id as React key: contacts revealed for one profile must not carry over to the next. */
export function ProfilePage(props: ProfilePageProps) {
  const { profile, similar, offers, reviews, notice, barActions, ...panel } = props;
  const { contacts, areContactsShown, handleBar } = usePageContacts(profile);
  return (
    <>
      <Page className="max-sm:pt-4 sm:pt-8">
        {notice}
        <article className="grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] lg:gap-y-12 xl:grid-cols-[minmax(0,1fr)_28rem]">
          <Gallery profile={profile} />
          <div className="lg:sticky lg:top-26 lg:row-span-2 lg:self-start">
            <SidePanel profile={profile} contacts={contacts} {...panel} />
          </div>
          <Story profile={profile} offers={offers} reviews={reviews} />
        </article>
        <SimilarProfiles profiles={similar} />
      </Page>
      {(contacts || barActions) && (
        <ActionBar profile={profile} actions={barActions} {...{ areContactsShown }} onContacts={handleBar} />
      )}
    </>
  );
}

/**
 * Returns the contact section, and the bottom bar's action that reveals the contacts and scrolls to them. Both are
 * empty if the profile has no contacts.
 */
function usePageContacts(profile: PageProfile) {
  const { state, reveal } = useContacts(profile._id);
  const heading = useRef<HTMLHeadingElement>(null);
  const isMember = useUser() !== null;
  const isReachable = profile.contactChannels.length > 0;
  const isForMembers = profile.areContactsHidden && !isMember;

  // The button unmounts after the reveal, so the focus moves to the heading.
  async function handleReveal() {
    await reveal();
    heading.current?.focus({ preventScroll: true });
  }

  function handleBar() {
    void handleReveal();
    heading.current?.scrollIntoView({ block: "center" });
  }

  return {
    contacts: isReachable && (
      <Contacts {...{ profile, state, heading, isForMembers }} onReveal={() => void handleReveal()} />
    ),
    areContactsShown: state.status === "shown",
    handleBar: isReachable && !isForMembers ? handleBar : undefined,
  };
}

/** Profiles in the same city, or with similar traits. */
function SimilarProfiles({ profiles }: { profiles: readonly ProfileCard[] }) {
  if (profiles.length === 0) return null;
  return (
    <section aria-labelledby="similar" className="mt-12 border-t border-line pt-10">
      <h2 id="similar" className="mb-5 font-serif text-title font-semibold">
        Similar profiles
      </h2>
      <ul className="grid grid-cols-2 gap-2.5 sm:gap-4 lg:grid-cols-4">
        {profiles.map((profile) => (
          <li key={profile._id}>
            <Card profile={profile} sizes="(min-width: 1280px) 296px, (min-width: 1024px) 23vw, 48vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ActionBarProps {
  profile: PageProfile;
  actions?: ReactNode;
  areContactsShown: boolean;
  /** Absent if there are no contacts, or if the viewer must sign in to see them. */
  onContacts: (() => void) | undefined;
}

/** Primary actions, sticky at the bottom of the screen within reach of a thumb. */
function ActionBar({ profile, actions, areContactsShown, onContacts }: ActionBarProps) {
  const rate = formatCardRate(profile);
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
  /** The button is next to another action: on a phone, there is no room for both labels. */
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
      className={clsx(isSecond && "max-sm:w-11 max-sm:px-0")}
    >
      <span className={clsx(isSecond && "max-sm:sr-only")}>
        {areContactsShown ? "Go to contact details" : "Show contact details"}
      </span>
    </Button>
  );
}

export function ProfileLoading() {
  return (
    <p role="status" className="flex flex-1 items-center justify-center gap-3 py-32 text-muted">
      <Spinner />
      Loading profile...
    </p>
  );
}
