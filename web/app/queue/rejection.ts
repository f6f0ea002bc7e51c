import { createUserMemory } from "#web/session/user-memory.ts";
import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { limits } from "@vesper/contract/core/limits";
import { Reason, reasons } from "@vesper/contract/moderation/reasons";
import { text } from "@vesper/contract/core/text";
import { type KeyboardEvent, useEffect } from "react";
import { z } from "zod";

type RejectionDraft = z.input<typeof Rejection>;

/** Texts of rejections that were not sent, by item. Kept in memory until the page is left. */
const getDrafts = createUserMemory(() => new Map<string, RejectionDraft>());

const toKey = (ids: readonly string[]) => ids.join();

/** Call it once the server has confirmed: a decision can be undone or fail, and then the text is needed again. */
export const forgetDraft = (ids: readonly string[]) => void getDrafts().delete(toKey(ids));

/** Rejection form; starts with what was last written about the same items. */
export function useRejectionForm(ids: readonly string[]) {
  const key = toKey(ids);
  const form = useSchemaForm(Rejection, getDrafts().get(key) ?? { reason: "", category: "other" });
  const { watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch(({ reason = "", category = "other" }) =>
      getDrafts().set(key, { reason, category }),
    );
    return unsubscribe;
  }, [watch, key]);
  return form;
}

export const Rejection = z.object({ reason: text(limits.moderation.sentence, 1), category: Reason });
export type Rejection = z.output<typeof Rejection>;

/** Catalog of reasons as select options. */
export const reasonOptions = Reason.options.map((value) => ({ value, label: reasons[value].label }));

/** Ctrl+Enter or Cmd+Enter sends, from any field of the form. */
export const sendOnCtrlEnter = (send: () => void) => (event: KeyboardEvent) => {
  if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
  event.preventDefault();
  send();
};
