import type { QueueKind } from "@vesper/contract/moderation/queues";

export interface RejectionPick {
  /** Short name on the chip. */
  label: string;
  /** Sentence that the person receives. */
  text: string;
}

const contactDetails = "Contact details in the text";

const tooShort: RejectionPick = {
  label: "Not enough text",
  text: "Please write a few more sentences, so that visitors know what to expect.",
};

/** Everyday reasons for a rejection, by queue. They fill in the explanation, which can then be edited. */
export const rejectionPicks: Partial<Record<QueueKind, readonly RejectionPick[]>> = {
  profile: [
    {
      label: "Photo missing",
      text: "Please add at least one photo of yourself and submit your profile again.",
    },
    {
      label: contactDetails,
      text: "Please remove phone numbers, links and other contact details from the text. There are separate fields for them.",
    },
    tooShort,
  ],
  listing: [
    {
      label: contactDetails,
      text: "Please remove phone numbers, links and other contact details. Visitors reach you from your profile.",
    },
    tooShort,
    { label: "Price unclear", text: "Please say what the price includes and for how long." },
  ],
  media: [
    {
      label: "Too blurry or too small",
      text: "The photo is too blurry or too small. Please upload a sharper one.",
    },
    {
      label: "Contact details in the photo",
      text: "Please upload a version without phone numbers, links, logos or other text.",
    },
    {
      label: "Someone else is visible",
      text: "Someone else is recognizable. Please upload a photo of you alone.",
    },
  ],
  review: [
    { label: "Names or contact details", text: "Please remove names, numbers and other private details." },
    { label: "Not about the meeting", text: "Please describe your own experience with this escort." },
    { label: "Insulting language", text: "Please describe what happened without insults." },
  ],
};

/** Returns the explanation with the sentence added; a sentence that is already there is taken out again. */
export function togglePick(reason: string, { text }: RejectionPick): string {
  const sentences = reason.includes(text) ? reason.replace(text, "") : `${reason.trim()} ${text}`;
  return sentences.replaceAll(/ {2,}/gu, " ").trim();
}
