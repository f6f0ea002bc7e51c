import type { User } from "@vesper/contract/accounts/accounts";
import type { Media, MediaCounts } from "@vesper/contract/media/media";
import type { OwnProfile } from "@vesper/contract/profiles/profiles";

/** Facts that can keep a profile from being found. */
export interface TodoFacts {
  user: Pick<User, "isEmailVerified">;
  profile: Pick<OwnProfile, "status" | "rejectionReason" | "isPublic" | "isListed"> | null;
  counts: MediaCounts;
  drafts: readonly Pick<Media, "progress">[];
  hasPrimary: boolean;
  unreadStatements: number;
}

/** One step to take, with its link. */
export interface TodoItem {
  title: string;
  text: string;
  to: string;
  action: string;
  /** The step is taken here, without leaving the page. */
  kind?: "confirm-email";
}

const profilePath = "/supplier/profile";
const statementsPath = "/dashboard?tab=notices";
const formatCount = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

function findProfileItem(profile: TodoFacts["profile"]): TodoItem | null {
  if (!profile) {
    const text = "Visitors can find you once your profile is approved.";
    return { title: "You have no profile yet", text, to: profilePath, action: "Create profile" };
  }
  const { status, rejectionReason, isPublic, isListed } = profile;
  if (status === "suspended") {
    const text = "Only you and our team can see it. The decision explains why and what you can do.";
    return { title: "Your profile is suspended", text, to: statementsPath, action: "Read decision" };
  }
  if (status === "inactive") {
    const text = rejectionReason ? `Reason: ${rejectionReason}` : "Edit it and submit it again.";
    return { title: "Your profile was not approved", text, to: profilePath, action: "Edit and resubmit" };
  }
  if (!isPublic) {
    const text = "You chose to hide it from visitors.";
    return { title: "Your profile is hidden", text, to: profilePath, action: "Manage Profile" };
  }
  if ((status === "active" || status === "approved") && !isListed) {
    const text = "It’s approved but hidden for now.";
    return { title: "Visitors can’t see your profile", text, to: statementsPath, action: "View decisions" };
  }
  return null;
}

const findPictureItem = ({ profile, counts, hasPrimary }: TodoFacts): TodoItem | null => {
  if (counts.total === 0) {
    const text = "Add photos so visitors can see who you are.";
    return (
      profile && {
        title: "You have no photos yet",
        text,
        to: "/supplier/media/new",
        action: "Add photos",
      }
    );
  }
  const text = "It’s the first photo visitors see.";
  return hasPrimary
    ? null
    : { title: "You have no primary photo", text, to: "/supplier/media?type=image", action: "Choose photo" };
};

function getMediaItems(facts: TodoFacts): (TodoItem | null)[] {
  const { counts, drafts } = facts;
  const failed = drafts.filter(({ progress }) => progress === "failed").length;
  const unsent = counts.draft - failed;
  return [
    counts.rejected > 0
      ? {
          title: formatCount(counts.rejected, "file was rejected", "files were rejected"),
          text: "See the reason, then upload a replacement.",
          to: "/supplier/media?status=rejected",
          action: "See why",
        }
      : null,
    failed > 0
      ? {
          title: formatCount(failed, "upload failed", "uploads failed"),
          text: "Processing failed. Try again or choose another file.",
          to: "/supplier/media?status=draft",
          action: "Try Again",
        }
      : null,
    unsent > 0
      ? {
          title: formatCount(unsent, "draft hasn’t been submitted", "drafts haven’t been submitted"),
          text: "Submit drafts for review so visitors can see them.",
          to: "/supplier/media?status=draft",
          action: "See drafts",
        }
      : null,
    findPictureItem(facts),
  ];
}

/** Returns the next steps, most important first. */
export function getTodoItems(facts: TodoFacts): TodoItem[] {
  const { user, profile, unreadStatements } = facts;
  return [
    findProfileItem(profile),
    unreadStatements > 0
      ? {
          title: formatCount(unreadStatements, "unread decision", "unread decisions"),
          text: "We made a decision about your account or content.",
          to: statementsPath,
          action: "Read",
        }
      : null,
    ...getMediaItems(facts),
    user.isEmailVerified
      ? null
      : {
          title: "Your email address isn’t confirmed",
          text: "We can’t send alerts there until you confirm it.",
          to: "/dashboard",
          action: "Confirm email",
          kind: "confirm-email" as const,
        },
  ].filter((need) => need !== null);
}
