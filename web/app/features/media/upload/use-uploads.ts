import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "#web/ui/feedback/toast.ts";
import { ownMediaKey } from "../queries.ts";
import { type ChosenFile, Drafts, getTotalShare, isActive, type Transfer } from "./chosen.ts";
import { getUploadFailure } from "./failure.ts";
import { useChosen } from "./use-chosen.ts";
import { type Outcome, useTransfers } from "./use-transfers.ts";
import { limits } from "@vesper/contract/core/limits";
import { listOwnMedia, reorderMedia } from "@vesper/contract/media/media";
import { api } from "#web/session/api.ts";

/** Manages a batch of files, from choosing them until they are uploaded. */
export function useUploads() {
  const queries = useQueryClient();
  const { chosen, refused, choose, remove } = useChosen();
  const { transfers, send, cancel } = useTransfers();
  const [batches, setBatches] = useState(0);
  const form = useSchemaForm(Drafts, { drafts: {}, primary: "" });

  function handleFiles(files: readonly File[]) {
    for (const { id } of choose(files)) {
      // File names say nothing to a person who can’t see the photo, so the title starts empty.
      form.setValue(`drafts.${id}`, { title: "", description: "", isPublic: true });
    }
  }

  function handleRemove(id: string) {
    remove(id);
    form.unregister(`drafts.${id}`);
    if (form.getValues("primary") === id) form.setValue("primary", "");
  }

  /** Sends one failed file again. The others may still be without a title, so only its own fields are checked. */
  async function resend(one: ChosenFile, submits: boolean) {
    const fields = [`drafts.${one.id}.title`, `drafts.${one.id}.description`] as const;
    if (await form.trigger(fields, { shouldFocus: true })) await sendThese([one], submits, form.getValues());
  }

  async function sendThese(wanted: readonly ChosenFile[], submits: boolean, { drafts, primary }: Drafts) {
    const jobs = wanted.flatMap((one) => {
      const draft = drafts[one.id];
      return draft ? [{ chosen: one, draft, isPrimary: primary === one.id, submits }] : [];
    });
    setBatches((count) => count + 1);
    await reportOutcomes(await Promise.all(jobs.map(send)));
    await queries.invalidateQueries({ queryKey: ownMediaKey });
    setBatches((count) => count - 1);
  }

  const summary = summarizeTransfers(chosen, transfers);
  /** Whether all files are uploaded and in their chosen order. */
  const isComplete = chosen.length > 0 && summary.done.length === chosen.length && batches === 0;
  const actions = { handleFiles, handleRemove, cancel, sendThese, resend };
  return { form, chosen, refused, transfers, isComplete, ...summary, ...actions };
}

function summarizeTransfers(chosen: readonly ChosenFile[], transfers: ReadonlyMap<string, Transfer>) {
  const isSent = ({ id }: ChosenFile) => transfers.get(id)?.status === "done";
  const isSending = ({ id }: ChosenFile) => isActive(transfers.get(id));
  return {
    unsent: chosen.filter((one) => !isSending(one) && !isSent(one)),
    done: chosen.filter(isSent),
    isSending: chosen.some(isSending),
    totalShare: getTotalShare(chosen, transfers),
  };
}

/** Shows the result, then applies the chosen order to the uploaded files. */
async function reportOutcomes(outcomes: readonly Outcome[]) {
  if (outcomes.some(({ status }) => status === "done")) toast.success("Media uploaded successfully");
  const failure = outcomes.find((outcome) => outcome.status === "failed");
  if (failure) toast.error(getUploadFailure(failure.error));
  await applyChosenOrder(outcomes.flatMap((outcome) => (outcome.status === "done" ? outcome.mediaId : [])));
}

/** Uploads run in parallel and small files finish first; this restores the chosen order. */
async function applyChosenOrder(ids: readonly string[]) {
  if (ids.length < 2) return;
  try {
    const { data } = await api.call(listOwnMedia, { query: { limit: String(limits.list.myMedia) } });
    const others = data.map(({ _id }) => _id).filter((id) => !ids.includes(id));
    await api.call(reorderMedia, { body: { ids: [...others, ...ids] } });
  } catch {
    // A failed reorder does not fail the upload; the member can reorder by hand.
  }
}
