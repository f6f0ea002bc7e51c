import type { FoundCard } from "../cards/card-facts.ts";
import { type ReactNode, useRef } from "react";
import { useUser } from "#web/session/session-store.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { ProfileCard as Card } from "../cards/profile-card.tsx";
import { ActionBar } from "./action-bar.tsx";
import { Contacts } from "./contacts/contacts.tsx";
import { useContacts } from "./contacts/use-contacts.ts";
import { Identity } from "./identity.tsx";
import { Gallery } from "./pictures/gallery.tsx";
import type { PageProfile } from "./profile-facts.ts";
import { SidePanel } from "./side-panel.tsx";
import { Story } from "./story.tsx";
import { useIsOnScreen } from "./use-is-on-screen.ts";
import { useStickyTop } from "./use-sticky-top.ts";

interface ProfilePageProps {
  profile: PageProfile;
  similar: readonly FoundCard[];
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
  const aside = useRef<HTMLDivElement>(null);
  const actions = useRef<HTMLDivElement>(null);
  const areActionsVisible = useIsOnScreen(actions, Boolean(panel.actions));
  const top = useStickyTop(aside);
  const onStage = profile.images.length > 0;
  return (
    <>
      <Page className={onStage && !notice ? "max-sm:pt-0 sm:pt-8" : "max-sm:pt-4 sm:pt-8"}>
        {notice}
        <article className="grid grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 sm:gap-y-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:grid-rows-[auto_1fr] lg:gap-y-12 xl:grid-cols-[minmax(0,1fr)_28rem]">
          <Gallery profile={profile} className="max-sm:col-start-1 max-sm:row-start-1 max-sm:-mx-4" />
          <div
            ref={aside}
            style={{ top }}
            className="flex flex-col gap-5 max-sm:contents lg:sticky lg:row-span-2 lg:self-start"
          >
            <Identity profile={profile} onStage={onStage} />
            <SidePanel profile={profile} contacts={contacts} actionsRef={actions} {...panel} />
          </div>
          <Story profile={profile} offers={offers} reviews={reviews} />
        </article>
        <SimilarProfiles profiles={similar} />
      </Page>
      {(contacts || barActions) && (
        <ActionBar
          profile={profile}
          isShown={!areActionsVisible}
          actions={barActions}
          {...{ areContactsShown }}
          onContacts={handleBar}
        />
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
function SimilarProfiles({ profiles }: { profiles: readonly FoundCard[] }) {
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

export function ProfileLoading() {
  return (
    <p role="status" className="flex flex-1 items-center justify-center gap-3 py-32 text-muted">
      <Spinner />
      Loading profile...
    </p>
  );
}
