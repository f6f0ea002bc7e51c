import { useQueryClient } from "@tanstack/react-query";
import type { Follow } from "@vesper/contract/profiles/follows";
import { NewsKind } from "@vesper/contract/profiles/follows";
import { Link } from "react-router";
import { Initial } from "#web/shared/initial.tsx";
import { SizedPicture } from "#web/shared/sized-picture.tsx";
import { useChange } from "#web/shared/use-change.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { formatDate } from "#web/ui/data/dates.ts";
import BellOff from "virtual:icons/bell-off";
import Pencil from "virtual:icons/pencil";
import { lazyDialog } from "#web/ui/overlays/lazy-dialog.tsx";
import { useTask } from "#web/ui/overlays/use-task.ts";
import { removeFollow } from "./follow-calls.ts";
import { formatNews, kindLabels } from "./labels.ts";
import { followsQuery } from "./queries.ts";

const FollowDialog = lazyDialog(async () => (await import("./follow-dialog.tsx")).FollowDialog);

export function FollowRow({ follow }: { follow: Follow }) {
  const client = useQueryClient();
  const { current, begin, dialog } = useTask<"edit">();
  const { _id: id, profile } = follow;
  const name = profile?.name ?? "this profile";
  const ending = useChange({
    change: () => removeFollow(id),
    done: "You no longer follow this profile",
    failed: "Failed to stop following this profile.",
    refresh: followsQuery.queryKey,
    onDone: () => document.getElementById("following")?.querySelector<HTMLElement>("button, a")?.focus(),
  });
  return (
    <li className="flex gap-3 py-3 sm:gap-4">
      <Picture profile={profile} />
      <div className="min-w-0 flex-1 pt-1">
        {profile ? <Facts follow={follow} profile={profile} /> : <Gone />}
      </div>
      <div className="flex shrink-0">
        {profile && (
          <IconButton
            label={`Change what you hear about ${name}`}
            icon={<Pencil aria-hidden />}
            tone="muted"
            onClick={() => begin("edit")}
          />
        )}
        <IconButton
          label={`Stop following ${name}`}
          icon={<BellOff aria-hidden />}
          tone="muted"
          disabled={ending.isPending}
          onClick={() => ending.mutate()}
        />
      </div>
      {current && profile && (
        <FollowDialog
          key={current.number}
          id={id}
          name={profile.name}
          {...dialog}
          onChanged={() => void client.invalidateQueries(followsQuery)}
        />
      )}
    </li>
  );
}

const Gone = () => <p className="font-medium text-muted">No longer available</p>;

function Facts({ follow, profile }: { follow: Follow; profile: NonNullable<Follow["profile"]> }) {
  const chosen = NewsKind.options.filter((kind) => follow[kind]).map((kind) => kindLabels[kind]);
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Link
          to={`/escort/${profile.slug}`}
          className="font-serif text-lead font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          <bdi>{profile.name}</bdi>
        </Link>
        {profile.isAvailable && <span className="text-small font-medium text-jade">Available now</span>}
      </p>
      <p className="text-small text-muted">{chosen.join(" · ")}</p>
      <ul className="mt-1 flex flex-col gap-0.5 text-small empty:hidden">
        {follow.news.map((news) => (
          <li key={news.kind}>
            <bdi>{formatNews(news)}</bdi>
            <span className="text-muted">
              {" · "}
              <DateTime at={news.at} format={formatDate} />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Picture({ profile }: { profile: Follow["profile"] }) {
  const image = profile?.images[0];
  const initial = <Initial name={profile?.name ?? "?"} className="absolute inset-0 text-title" />;
  return (
    <span aria-hidden className="relative h-20 w-15 shrink-0 overflow-hidden rounded-inner bg-raised">
      {image ? (
        <SizedPicture
          image={image}
          sizes="60px"
          priority="lazy"
          alt=""
          className="absolute inset-0 size-full"
          instead={initial}
        />
      ) : (
        profile && initial
      )}
    </span>
  );
}
