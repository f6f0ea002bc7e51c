import type { Intent, IntentKind } from "@vesper/contract/accounts/intent";

interface IntentText {
  /** `{name}` stands for the person. */
  named: string;
  unnamed: string;
  text: string;
  /** Label of the button that continues after the mailed confirmation. */
  next: string;
}

const texts: Readonly<Record<IntentKind, IntentText>> = {
  message: {
    named: "Sign in to message {name}",
    unnamed: "Sign in to send a message",
    text: "The chat opens as soon as you’re signed in.",
    next: "Open the chat",
  },
  favorite: {
    named: "Sign in to save {name}",
    unnamed: "Sign in to save a favorite",
    text: "We add it to your favorites as soon as you’re signed in.",
    next: "Add to Favorites",
  },
  review: {
    named: "Sign in to review {name}",
    unnamed: "Sign in to write a review",
    text: "The form opens as soon as you’re signed in.",
    next: "Write your review",
  },
  report: {
    named: "Sign in to send your report",
    unnamed: "Sign in to send your report",
    text: "What you entered stays here. We’ll tell you the outcome in your account.",
    next: "Continue your report",
  },
  listing: {
    named: "Create your profile",
    unnamed: "Create your profile",
    text: "You need an escort account. Our team reviews every profile before it goes live.",
    next: "Create your profile",
  },
};

/** Returns what to tell a visitor about signing in: why, for whom, and what happens next. */
export function describeIntent({ kind }: Intent, name?: string | null): { title: string; text: string } {
  const { named, unnamed, text } = texts[kind];
  return { title: name ? named : unnamed, text };
}

export const getNextLabel = ({ kind }: Intent): string => texts[kind].next;
