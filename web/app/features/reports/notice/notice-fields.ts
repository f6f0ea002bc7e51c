import type { NoticeRelation, PictureNoticeDraft } from "@vesper/contract/media/picture-notices";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";

type NoticeFields = z.input<typeof PictureNoticeDraft>;
export type NoticeFormState = UseFormReturn<NoticeFields, unknown, PictureNoticeDraft>;

export const relations: { value: NoticeRelation; label: string; help: string }[] = [
  { value: "self", label: "I am", help: "You can be recognized in it, or you know it’s you." },
  {
    value: "authorised",
    label: "Someone I act for",
    help: "They asked you to contact us, or you’re legally responsible for them.",
  },
];
