import type { OwnReview as Review } from "@vesper/contract/profiles/reviews";
import { toSignInPath } from "@vesper/contract/accounts/sign-in-path";
import { useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import { useUser } from "#web/session/session-store.ts";
import { requestSignInOnClick } from "#web/session/sign-in-request.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import PenLine from "virtual:icons/pen-line";
import { FormArea, prepareForm } from "./form-area.tsx";
import { OwnReview } from "./own-review.tsx";
import { useOwnReview } from "./use-own-review.ts";

/** Anchor to return to after sign-in; the form is then open. */
const writeReviewId = "write-review";
const formHash = `#${writeReviewId}`;

interface WriteReviewProps {
  profile: { _id: string; userId: string; name: string; slug: string };
  /** Called when the public reviews may have changed. */
  onChanged: () => void;
}

/** The viewer's part of the reviews on a profile page: a button to write one, or their review. */
export function WriteReview({ profile, onChanged }: WriteReviewProps) {
  const viewer = useUser();
  const own = useOwnReview(profile._id, viewer?._id);
  const area = useRef<HTMLDivElement>(null);
  const [isWriting, setWriting] = useOpenForm();

  if (viewer?._id === profile.userId) return null;
  if (!viewer) return <SignInToWrite profile={profile} />;

  function handleEnd() {
    setWriting(false);
    area.current?.focus();
  }

  function handleSaved(review: Review) {
    own.show(review);
    handleEnd();
    toast.success("Thank you. Your review goes live once our team approves it.");
  }

  function handleChanged() {
    own.askAgain();
    onChanged();
  }

  function renderContent() {
    if (own.review) {
      return <OwnReview review={own.review} isBrief={isPublished(own.review)} onChanged={handleChanged} />;
    }
    if (isWriting) {
      return <FormArea target={{ profileId: profile._id }} onSaved={handleSaved} onCancel={handleEnd} />;
    }
    const isUnknown = own.review === undefined;
    return <WriteButton disabled={isUnknown} onPointerEnter={prepareForm} onClick={() => setWriting(true)} />;
  }

  return (
    <div ref={area} id={writeReviewId} tabIndex={-1} className="outline-none">
      {renderContent()}
    </div>
  );
}

/** Whether the form is open: after the button was pressed, or when the page is reached with the form's anchor. */
function useOpenForm() {
  const { hash, key } = useLocation();
  const [isWriting, setWriting] = useState(hash === formHash);
  const [shownKey, setShownKey] = useState(key);
  if (key !== shownKey) {
    setShownKey(key);
    if (hash === formHash) setWriting(true);
  }
  return [isWriting, setWriting] as const;
}

/** Link to the sign-in page; with scripts, the sheet opens instead. */
function SignInToWrite({ profile: { _id, name, slug } }: Pick<WriteReviewProps, "profile">) {
  const intent = { kind: "review", target: _id, path: `/escort/${slug}${formHash}` } as const;
  return (
    <WriteButton
      render={<Link to={toSignInPath(intent)} rel="nofollow" />}
      onClick={(event) => requestSignInOnClick(event, { intent, name })}
    />
  );
}

/** Whether the review also appears in the public list. */
const isPublished = ({ status, isHidden }: Review) => status === "approved" && !isHidden;

type WriteButtonProps = Omit<Parameters<typeof Button>[0], "children">;

function WriteButton(props: WriteButtonProps) {
  return (
    <Button
      tone="outline"
      icon={<PenLine aria-hidden className="size-4" />}
      className="self-start"
      {...props}
    >
      Write Review
    </Button>
  );
}
