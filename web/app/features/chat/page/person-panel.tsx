import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { Avatar } from "#web/ui/data/avatar.tsx";
import Ban from "virtual:icons/ban";
import Flag from "virtual:icons/flag";
import ShieldCheck from "virtual:icons/shield-check";
import type { Chat } from "../window/use-chat.ts";
import { ProfileSummary, SummarySkeleton } from "./profile-summary.tsx";
import { profileSummaryQuery } from "../queries.ts";

const linkStyles =
  "flex min-h-11 items-center gap-3 rounded-inner px-2 text-left text-small text-muted hover:bg-hover hover:text-ink [&>svg]:size-4.5 [&>svg]:shrink-0";

interface PersonPanelProps {
  chat: Chat;
  name: string;
}

/** The person one talks to, beside the conversation: the public profile if there is one, and safety actions. */
export function PersonPanel({ chat, name }: PersonPanelProps) {
  const { other, avatar, setBlocking } = chat;
  return (
    <aside
      aria-label="About this person"
      className="flex w-72 shrink-0 flex-col gap-5 overflow-y-auto border-l border-line p-4"
    >
      {other?.slug ? (
        <PublicPerson slug={other.slug} name={name} avatar={avatar} />
      ) : (
        <PlainPerson name={name} avatar={avatar} />
      )}
      <section aria-label="Safety" className="mt-auto flex flex-col border-t border-line pt-3">
        {other && (
          <>
            <Link
              to={`/report/user/${other._id}`}
              state={{ reported: name }}
              rel="nofollow"
              className={linkStyles}
            >
              <Flag aria-hidden />
              Report this person
            </Link>
            <button type="button" onClick={() => setBlocking(true)} className={linkStyles}>
              <Ban aria-hidden />
              <span className="min-w-0 wrap-anywhere">
                Block <bdi>{name}</bdi>
              </span>
            </button>
          </>
        )}
        <Link to="/safety-guidelines" className={linkStyles}>
          <ShieldCheck aria-hidden />
          Safety guidelines
        </Link>
      </section>
    </aside>
  );
}

interface PersonProps {
  name: string;
  avatar: string | null;
  children?: ReactNode;
}

function PlainPerson({ name, avatar, children }: PersonProps) {
  return (
    <div className="flex flex-col items-center gap-3 pt-4 text-center">
      <Avatar name={name} src={avatar} size="xlarge" />
      <p className="max-w-full font-serif text-lead font-semibold wrap-anywhere">
        <bdi>{name}</bdi>
      </p>
      {children}
    </div>
  );
}

function PublicPerson({ slug, ...person }: PersonProps & { slug: string }) {
  const query = useQuery(profileSummaryQuery(slug));
  if (query.data) return <ProfileSummary profile={query.data} />;
  if (query.isLoading) return <SummarySkeleton />;
  return (
    <PlainPerson {...person}>
      <p role="alert" className="text-small text-muted">
        Failed to load the profile.
      </p>
      <Button tone="outline" size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
        Try Again
      </Button>
    </PlainPerson>
  );
}
