import type { ContactDraft } from "@vesper/contract/contact";
import type { UseFormReturn } from "react-hook-form";
import type { z } from "zod";

export type ContactFields = z.input<typeof ContactDraft>;
export type ContactFormState = UseFormReturn<ContactFields, unknown, ContactDraft>;
