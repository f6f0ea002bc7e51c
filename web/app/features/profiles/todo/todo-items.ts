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
}

const profilePath = "/supplier/profile";
const statementsPath = "/dashboard?tab=notices";
const formatCount = (count: number, one: string, many: string) =>
  count === 1 ? `1 ${one}` : `${count} ${many}`;

function findProfileItem(profile: TodoFacts["profile"]): TodoItem | null {
  if (!profile) {
    const text = "Visitors find you once you have one and it is approved.";
    return { title: "You have no profile yet", text, to: profilePath, action: "Create profile" };
  }
  const { status, rejectionReason, isPublic, isListed } = profile;
  if (status === "suspended") {
    const text = "Nobody else sees it. The notice tells why and what you can do.";
    return { title: "Your profile is suspended", text, to: statementsPath, action: "Read the notice" };
  }
  if (status === "inactive") {
    const text = rejectionReason ? `Reason: ${rejectionReason}` : "Change it and submit it again.";
    return { title: "Your profile was rejected", text, to: profilePath, action: "Change and resubmit" };
  }
  if (!isPublic) {
    const text = "You chose that visitors do not see it.";
    return { title: "Your profile is hidden", text, to: profilePath, action: "Manage Profile" };
  }
  if ((status === "active" || status === "approved") && !isListed) {
    const text = "It is approved, but hidden for now.";
    return { title: "Visitors do not see your profile", text, to: statementsPath, action: "See notices" };
  }
  return null;
}

const findPictureItem = ({ profile, counts, hasPrimary }: TodoFacts): TodoItem | null => {
  if (counts.total === 0) {
    const text = "Profiles with a picture are found and read far more often.";
    return (
      profile && {
        title: "You have no pictures yet",
        text,
        to: "/supplier/media/new",
        action: "Add pictures",
      }
    );
  }
  const text = "It is the first one that visitors see.";
  return hasPrimary
    ? null
    : { title: "You have no primary picture", text, to: "/supplier/media?type=image", action: "Choose one" };
};

function getMediaItems(facts: TodoFacts): (TodoItem | null)[] {
  const { counts, drafts } = facts;
  const failed = drafts.filter(({ progress }) => progress === "failed").length;
  const unsent = counts.draft - failed;
  return [
    counts.rejected > 0
      ? {
          title: formatCount(counts.rejected, "file was rejected", "files were rejected"),
          text: "Read the reason, and replace what cannot stay.",
          to: "/supplier/media?status=rejected",
          action: "Read why",
        }
      : null,
    failed > 0
      ? {
          title: formatCount(failed, "upload failed", "uploads failed"),
          text: "The file could not be prepared.",
          to: "/supplier/media?status=draft",
          action: "Try again",
        }
      : null,
    unsent > 0
      ? {
          title: formatCount(unsent, "draft was never submitted", "drafts were never submitted"),
          text: "Visitors see nothing that no moderator has seen.",
          to: "/supplier/media?status=draft",
          action: "See drafts",
        }
      : null,
    findPictureItem(facts),
  ];
}

/** Returns the next steps, most severe first. */
export function getTodoItems(facts: TodoFacts): TodoItem[] {
  const { user, profile, unreadStatements } = facts;
  return [
    findProfileItem(profile),
    unreadStatements > 0
      ? {
          title: formatCount(unreadStatements, "unread notice", "unread notices"),
          text: "A decision about something of yours.",
          to: statementsPath,
          action: "Read",
        }
      : null,
    ...getMediaItems(facts),
    user.isEmailVerified
      ? null
      : {
          title: "Your email address is not confirmed",
          text: "Until it is, we send no alerts there.",
          to: "/dashboard",
          action: "Confirm it",
        },
  ].filter((need) => need !== null);
}
