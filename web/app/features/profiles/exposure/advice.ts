import { limits } from "@vesper/contract/core/limits";
import type { ExposureReport } from "@vesper/contract/profiles/exposure";
import type { OwnProfile } from "@vesper/contract/profiles/profiles";
import { rotation } from "@vesper/contract/profiles/rotation";
import type { TodoItem } from "../todo/todo-items.ts";
import { formatDays } from "./texts.ts";

export interface AdviceFacts {
  report: Pick<ExposureReport, "visibleDays" | "bonusDays" | "replyTime">;
  profile: Pick<
    OwnProfile,
    "aboutMe" | "languages" | "services" | "workingHours" | "isVerified" | "allowMessages"
  >;
  approvedMedia: number;
}

/** From this number of pictures and videos on, more are no longer suggested. */
const enoughMedia = 5;

const profilePath = "/supplier/profile";
const formatBonus = (share: number) => `${Math.round(share * 100)}%`;

/** Steps that change how often a profile is shown. Only the bonuses of the rotation do. */
function getShownAdvice({ report: { visibleDays, bonusDays } }: AdviceFacts): (TodoItem | null)[] {
  return [
    bonusDays.available * 2 < visibleDays
      ? {
          title: "Say when you’re available",
          text: `“Available now” adds ${formatBonus(rotation.bonus.available)} while it’s on. It was on for ${bonusDays.available} of ${formatDays(visibleDays)}.`,
          to: "/supplier",
          action: "Open Tonight",
        }
      : null,
    bonusDays.active < visibleDays
      ? {
          title: `Sign in at least every ${rotation.activeDays} days`,
          text: `That adds ${formatBonus(rotation.bonus.active)}. It counted on ${bonusDays.active} of ${formatDays(visibleDays)}.`,
          to: "/how-we-rank#bonus",
          action: "How it counts",
        }
      : null,
  ];
}

function listMissingFields({ aboutMe, languages, services, workingHours }: AdviceFacts["profile"]): string[] {
  return [
    aboutMe ? "" : "about me",
    languages.length > 0 ? "" : "languages",
    services.length > 0 ? "" : "services",
    workingHours ? "" : "working hours",
  ].filter(Boolean);
}

/** Steps that change how many people open the profile. */
function getOpenedAdvice({ profile, approvedMedia }: AdviceFacts): (TodoItem | null)[] {
  const missing = listMissingFields(profile);
  return [
    approvedMedia < enoughMedia
      ? {
          title: "Add more photos",
          text: `You have ${approvedMedia} that visitors can see. With ${enoughMedia} or more, they get a fuller picture.`,
          to: "/supplier/media/new",
          action: "Add photos",
        }
      : null,
    profile.isVerified
      ? null
      : {
          title: "Get verified",
          text: "Your card carries the badge, and visitors who ask for verified profiles find you.",
          to: "/supplier/verification",
          action: "Get verified",
        },
    missing.length > 0
      ? {
          title: "Complete your profile",
          text: `Still empty: ${missing.join(", ")}. Visitors also search and filter by these.`,
          to: profilePath,
          action: "Edit profile",
        }
      : null,
  ];
}

const replyTexts = {
  day: "Your profile says that you usually reply within a day. Sooner replies show after a few conversations.",
  days: "Your profile says that you usually reply within a few days. Sooner replies show after a few conversations.",
  none: `Your profile says how soon you usually reply once you’ve answered in ${limits.chat.replyTime.conversations} conversations.`,
} as const;

/** Steps that change how many people get in touch. */
function getContactedAdvice({ report: { replyTime }, profile }: AdviceFacts): (TodoItem | null)[] {
  const text = replyTime === "hour" || replyTime === "hours" ? null : replyTexts[replyTime ?? "none"];
  return [
    profile.allowMessages
      ? null
      : {
          title: "Let visitors write to you",
          text: "Messages are turned off on your profile.",
          to: profilePath,
          action: "Edit profile",
        },
    text && profile.allowMessages
      ? { title: "Answer messages soon", text, to: "/supplier/messages", action: "Open messages" }
      : null,
  ];
}

export interface AdviceGroup {
  title: string;
  items: TodoItem[];
}

/** Returns the steps that are left, by what they change. */
export function getAdvice(facts: AdviceFacts): AdviceGroup[] {
  return [
    { title: "To be shown more often", items: getShownAdvice(facts) },
    { title: "To be opened more often", items: getOpenedAdvice(facts) },
    { title: "To be contacted more often", items: getContactedAdvice(facts) },
  ]
    .map(({ title, items }) => ({ title, items: items.filter((item) => item !== null) }))
    .filter(({ items }) => items.length > 0);
}
