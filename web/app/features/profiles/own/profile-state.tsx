import type { OwnProfileDetail } from "@vesper/contract/profiles/profiles";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Badge } from "#web/ui/data/badge.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import Eye from "virtual:icons/eye";
import Pencil from "virtual:icons/pencil";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { NextStep } from "./next-step.tsx";
import { type ProfileState as State, getProfileState, stateTexts } from "./state.ts";

interface ProfileStateProps {
  profile: OwnProfileDetail;
  previewAt: string;
  takesFocus: boolean;
  onEdit: () => void;
  className?: string;
}

/** Returns a sentence about a second hidden reason, if there is one. */
function findSecondReason({ isPublic, hiddenBy }: OwnProfileDetail, state: State): string | null {
  if (!isPublic && (state === "waiting" || state === "resubmitted" || state === "held")) {
    return " You’ve also turned it off, so it stays hidden until you show it again.";
  }
  if (state === "hidden" && hiddenBy.includes("verification")) {
    return " This site shows only verified profiles, so you also need to be verified.";
  }
  return null;
}

/** Shows whether the profile is public, pending or hidden, with the reason and the next step. */
export function ProfileState(props: ProfileStateProps) {
  const { profile, previewAt, takesFocus, onEdit, className } = props;
  const heading = useRef<HTMLSpanElement>(null);
  const state = getProfileState(profile);
  const { badge, tone, title, text } = stateTexts[state];

  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);

  return (
    <SectionCard
      className={className}
      title={
        <span
          ref={heading}
          tabIndex={-1}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 outline-none"
        >
          {title}
          <Badge tone={tone} className="font-sans">
            {badge}
          </Badge>
        </span>
      }
      text={
        <>
          {text}
          {findSecondReason(profile, state)}
        </>
      }
      actions={<StateActions state={state} previewAt={previewAt} onEdit={onEdit} />}
    >
      <NextStep profile={profile} state={state} />
    </SectionCard>
  );
}

interface StateActionsProps extends Pick<ProfileStateProps, "previewAt" | "onEdit"> {
  state: ReturnType<typeof getProfileState>;
}

function StateActions({ state, previewAt, onEdit }: StateActionsProps) {
  return (
    <>
      <Button tone="outline" icon={<Eye aria-hidden className="size-4.5" />} render={<Link to={previewAt} />}>
        Preview
      </Button>
      <Button
        tone={state === "rejected" ? "outline" : "primary"}
        icon={<Pencil aria-hidden className="size-4.5" />}
        onClick={onEdit}
      >
        Edit
      </Button>
    </>
  );
}
