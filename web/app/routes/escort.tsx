import { getPublicProfile, listSimilarProfiles, omitContacts } from "@vesper/contract/profiles/directory";
import { limits } from "@vesper/contract/core/limits";
import { listListings } from "@vesper/contract/profiles/listings";
import { listProfileReviews } from "@vesper/contract/profiles/reviews";
import { data, redirect, useRevalidator } from "react-router";
import { ApiError } from "#web/api/api-error.ts";
import { type Api, apiContext } from "#web/api/client.ts";
import { ProfileChatWindow, SendMessageButton } from "#web/features/chat/profile-chat.tsx";
import { BarHeart } from "#web/features/favorites/bar-heart.tsx";
import { FavoriteButton } from "#web/features/favorites/favorite-button.tsx";
import { FollowButton } from "#web/features/follows/follow-button.tsx";
import { BlockPerson } from "#web/features/blocks/block-person.tsx";
import { toListedOffer } from "#web/features/listings/public/listed-offer.ts";
import { ListingSection } from "#web/features/listings/public/listing-section.tsx";
import { WriteReview } from "#web/features/reviews/own/write-review.tsx";
import { toCards } from "#web/features/profiles/cards/card-facts.ts";
import { ViewedRow } from "#web/features/profiles/viewed/viewed-row.tsx";
import { ViewRecorder } from "#web/features/profiles/page/view-recorder.tsx";
import { EditProfileLink } from "#web/features/profiles/page/edit-profile-link.tsx";
import { OwnView } from "#web/features/profiles/page/own-view.tsx";
import {
  getDescription,
  toProfileFacts,
  findSharedImage,
  getTitle,
  toPageProfile,
} from "#web/features/profiles/page/profile-facts.ts";
import { ProfileLoading, ProfilePage } from "#web/features/profiles/page/profile-page.tsx";
import { ReviewSection } from "#web/features/reviews/public/review-section.tsx";
import { useUser } from "#web/session/session-store.ts";
import { getBreadcrumbFacts } from "#web/shell/breadcrumb-facts.ts";
import { describePage } from "#web/shell/describe-page.ts";
import { NotFound } from "#web/shell/not-found.tsx";
import { useSite } from "#web/shell/site.ts";
import { getPageNumber } from "#web/ui/data/page-numbers.ts";
import MessageCircleOff from "virtual:icons/message-circle-off";
import { Page } from "#web/ui/layout/page.tsx";
import { RetriedFailure } from "#web/ui/feedback/load-failure.tsx";
import type { Route } from "./+types/escort.ts";

export const meta: Route.MetaFunction = (args) => {
  const profile = args.loaderData?.profile;
  if (!profile) return describePage({ title: "Profile not found", indexed: false })(args);
  const { name, slug, categoryId: category } = profile;
  const steps = [
    { name: "Home", path: "/" },
    ...(category ? [{ name: category.name, path: `/category/${category.slug}` }] : []),
    { name, path: `/escort/${slug}` },
  ];
  return describePage({
    title: getTitle(profile),
    description: getDescription(profile),
    indexed: profile.isIndexed,
    type: "profile",
    image: findSharedImage(profile),
    facts: (absolute) => [toProfileFacts(profile, absolute), getBreadcrumbFacts(steps, absolute)],
  })(args);
};

const isNotFound = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

async function findProfile(api: Api, slugOrId: string) {
  try {
    const { data: profile } = await api.call(getPublicProfile, { params: { slugOrId } });
    return toPageProfile(omitContacts(profile));
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** Optional section: the page works without it. */
const findSimilar = (api: Api, id: string) =>
  api.call(listSimilarProfiles, { params: { id } }).then(
    (answer) => toCards(answer.data),
    () => [],
  );

const findListings = (api: Api, supplierId: string) =>
  api.call(listListings, { query: { supplierId, limit: String(limits.listing.onProfile) } }).then(
    (answer) => answer.data.map(toListedOffer),
    () => [],
  );

const findReviews = (api: Api, id: string, page: number) =>
  api.call(listProfileReviews, { params: { id }, query: { page: String(page) } }).catch(() => null);

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const profile = await findProfile(api, params.slug);
  if (!profile) return data({ profile: null, similar: [], listings: [], reviews: null }, { status: 404 });
  // An id works in the URL as well, but the slug is canonical.
  if (params.slug !== profile.slug) throw redirect(`/escort/${profile.slug}`, 301);
  const page = getPageNumber(new URL(request.url).searchParams);
  const [similar, listings, reviews] = await Promise.all([
    findSimilar(api, profile._id),
    findListings(api, profile.userId),
    findReviews(api, profile._id, page),
  ]);
  // The last review of the last page was removed, or the page number is out of range.
  if (reviews && page > Math.max(reviews.meta.totalPages, 1)) throw redirect(`/escort/${profile.slug}`);
  return { profile, similar, listings, reviews };
}

export default function EscortRoute({ loaderData, params }: Route.ComponentProps) {
  const { profile, similar, listings, reviews } = loaderData;
  const { name } = useSite();
  const revalidator = useRevalidator();
  const viewer = useUser();
  if (!profile) {
    return <OwnView key={params.slug} slug={params.slug} siteName={name} missing={<ProfileNotFound />} />;
  }
  const isOwn = viewer?._id === profile.userId;
  return (
    <>
      <ViewRecorder profileId={profile._id} />
      <ProfilePage
        key={profile._id}
        profile={profile}
        similar={similar}
        siteName={name}
        offers={<ListingSection listings={listings} />}
        reviews={
          <ReviewSection
            profile={profile}
            reviews={reviews}
            own={<WriteReview profile={profile} onChanged={() => void revalidator.revalidate()} />}
          />
        }
        isOwn={isOwn}
        actions={isOwn ? <EditProfileLink className="flex-auto" /> : <VisitorActions profile={profile} />}
        barActions={isOwn ? <EditProfileLink /> : <VisitorBarActions profile={profile} />}
        more={<BlockPerson userId={profile.userId} name={profile.name} />}
      />
      <ViewedRow besides={profile._id} />
      <ProfileChatWindow key={`chat ${profile._id}`} profile={profile} />
    </>
  );
}

export function ErrorBoundary() {
  return (
    <Page>
      <h1 className="sr-only">Profile not found</h1>
      <RetriedFailure
        message="Profile not found"
        text="We couldn’t load this profile. Check your connection and try again."
        loading={<ProfileLoading />}
      />
    </Page>
  );
}

type ShownProfile = NonNullable<Route.ComponentProps["loaderData"]["profile"]>;

function VisitorActions({ profile }: { profile: ShownProfile }) {
  return (
    <>
      <SendMessageButton profile={profile} className="flex-auto" />
      <MessagesOff profile={profile} />
      <FavoriteButton id={profile._id} isHeartOnPhone={profile.allowMessages} className="sm:flex-auto" />
      <FollowButton
        id={profile._id}
        name={profile.name}
        isBellOnPhone={profile.allowMessages}
        className="sm:flex-auto"
      />
    </>
  );
}

function VisitorBarActions({ profile }: { profile: ShownProfile }) {
  return (
    <>
      <BarHeart id={profile._id} />
      <SendMessageButton profile={profile} className="max-sm:px-4" />
    </>
  );
}

/** Stands where the button would be. */
function MessagesOff({ profile: { name, allowMessages } }: { profile: ShownProfile }) {
  if (allowMessages) return null;
  return (
    <p className="flex min-h-11 basis-full items-center gap-3 rounded-inner bg-raised px-4 py-2 text-small wrap-anywhere text-muted">
      <MessageCircleOff aria-hidden className="size-5 shrink-0" />
      <span>
        <bdi>{name}</bdi> isn’t accepting messages here.
      </span>
    </p>
  );
}

function ProfileNotFound() {
  return (
    <NotFound
      title="Profile not found"
      text="This profile doesn’t exist, was removed, or is hidden for now."
    />
  );
}
