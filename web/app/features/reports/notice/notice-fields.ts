import type { NoticeRelation, PictureNoticeDraft } from "@vesper/contract/media/picture-notices";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";

type NoticeFields = z.input<typeof PictureNoticeDraft>;
export type NoticeFormState = UseFormReturn<NoticeFields, unknown, PictureNoticeDraft>;

export const relations: { value: NoticeRelation; label: string; help: string }[] = [
  { value: "self", label: "I am", help: "You can be recognised in it, or know that it is you." },
  {
    value: "authorised",
    label: "Somebody I act for",
    help: "They have asked you to write, or you care for them by law.",
  },
];
