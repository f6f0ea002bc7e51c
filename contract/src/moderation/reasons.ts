import { z } from "zod";

export const Reason = z.enum([
  "underage",
  "coercion",
  "non_consensual_image",
  "impersonation",
  "scam",
  "illegal",
  "harassment",
  "other",
]);
export type Reason = z.output<typeof Reason>;

interface ReasonText {
  label: string;
  /** Text that helps a reporter recognize the problem. */
  help: string;
  /** The rule that a statement of reasons cites. */
  rule: string;
  /** Review priority: 1 is reviewed first, and 3 is reserved for published private details. */
  priority: 1 | 2 | 3 | 4 | 5;
}

/** Reasons for reports and restrictions: one catalog for reporters, moderators and the people concerned. */
export const reasons: Record<Reason, ReasonText> = {
  underage: {
    label: "Someone may be under 18",
    help: "The person looks, or claims to be, under 18.",
    rule: "Terms, section 2: adults only",
    priority: 1,
  },
  coercion: {
    label: "Someone may be coerced",
    help: "Signs of pressure, threats or trafficking.",
    rule: "Terms, section 5: lawful use",
    priority: 1,
  },
  non_consensual_image: {
    label: "Intimate photo without consent",
    help: "A photo of you or someone else that was never meant to be public.",
    rule: "Terms, section 7: what you may not publish",
    priority: 2,
  },
  impersonation: {
    label: "Pretending to be someone else",
    help: "Someone is using another person’s name, number or photos.",
    rule: "Terms, section 7: what you may not publish",
    priority: 4,
  },
  scam: {
    label: "Fraud or scam",
    help: "Someone asks for money up front or isn’t who they claim to be.",
    rule: "Terms, section 5: lawful use",
    priority: 5,
  },
  illegal: {
    label: "Something else that’s illegal",
    help: "Goods, services or statements that the law prohibits.",
    rule: "Terms, section 5: lawful use",
    priority: 5,
  },
  harassment: {
    label: "Harassment or hate",
    help: "Insults, threats, stalking, or private details made public.",
    rule: "Terms of Service, section 6: respect for people",
    priority: 5,
  },
  other: {
    label: "Another reason",
    help: "Tell us in your own words.",
    rule: "Terms, section 8: how we apply the rules",
    priority: 5,
  },
};

/** Urgent reasons are reviewed first. An urgent report from a trusted reporter places a hold at once. */
export const isUrgent = (reason: Reason) => reasons[reason].priority === 1;
