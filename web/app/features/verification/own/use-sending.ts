import { useQueryClient } from "@tanstack/react-query";
import { type PictureKind, sendDocuments } from "@vesper/contract/verification";
import { useState } from "react";
import { messageOf } from "#web/api/message-of.ts";
import { uploadApi } from "#web/session/upload-api.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { verificationQuery } from "./queries.ts";

/** Hands the pictures in; `progress` is from 0 to 1 while they are on their way. */
export function useSending() {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();

  async function send(files: Partial<Record<PictureKind, File>>) {
    setFailure(undefined);
    setProgress(0);
    const form = new FormData();
    for (const [kind, file] of Object.entries(files)) form.set(kind, file);
    try {
      const { data } = await uploadApi(form, setProgress).call(sendDocuments);
      queries.setQueryData(verificationQuery.queryKey, data);
      toast.success("Your pictures are handed in.");
    } catch (error) {
      setFailure(messageOf(error, "Failed to hand in the pictures."));
    } finally {
      setProgress(null);
    }
  }

  return { progress, failure, send };
}
