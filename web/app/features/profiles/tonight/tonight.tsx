import { useQuery } from "@tanstack/react-query";
import type { OwnProfileDetail } from "@vesper/contract/profiles/profiles";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { InlineFailure } from "#web/ui/feedback/query-failure.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";
import Eye from "virtual:icons/eye";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { AvailableNow } from "../own/available-now.tsx";
import { CardPreview } from "../own/card-preview.tsx";
import { ownProfileQuery, previewQuery } from "../own/queries.ts";
import { TonightTiles } from "./tonight-tiles.tsx";

interface TonightProps {
  messages: ReactNode;
  todo: ReactNode;
}

/** The evening at a glance: availability, messages, views, the next tour, tasks and the own card. */
export function Tonight({ messages, todo }: TonightProps) {
  const query = useQuery(ownProfileQuery);
  const { data: profile, isLoadingError } = query;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 sm:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="flex min-w-0 flex-col gap-4 sm:gap-6">
        {isLoadingError && <InlineFailure query={query}>Failed to load profile</InlineFailure>}
        {profile === undefined && !isLoadingError && <Skeleton className="h-52 rounded-card" />}
        {profile === null && todo}
        {profile && <AvailableNow profile={profile} />}
        {messages}
        {profile !== null && <TonightTiles />}
        {profile !== null && todo}
      </div>
      {profile === undefined && !isLoadingError && <Skeleton className="h-96 rounded-card max-lg:hidden" />}
      {profile && <OwnCard profile={profile} />}
    </div>
  );
}

function OwnCard({ profile }: { profile: OwnProfileDetail }) {
  const query = useQuery(previewQuery(profile._id));
  const { data, isLoadingError } = query;
  return (
    <SectionCard
      title="Your card"
      hasShortAction
      actions={
        <Button
          tone="quiet"
          size="small"
          className="-mr-3.5"
          icon={<Eye aria-hidden className="size-4" />}
          render={<Link to="/supplier/profile/preview" />}
        >
          Preview
        </Button>
      }
    >
      {isLoadingError && <InlineFailure query={query}>Failed to load your card</InlineFailure>}
      {data && (
        <CardPreview
          card={{ ...data, isAvailable: profile.isAvailable }}
          caption={
            profile.isListed
              ? "Visitors see this in lists."
              : "Visitors will see this once your profile is public."
          }
        />
      )}
      {!data && !isLoadingError && <Skeleton className="mx-auto aspect-[3/4] w-full max-w-64 rounded-card" />}
    </SectionCard>
  );
}
