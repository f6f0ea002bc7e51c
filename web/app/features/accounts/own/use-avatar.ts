import { removeAvatar, uploadAvatar } from "@vesper/contract/avatars";
import { limits } from "@vesper/contract/limits";
import { useEffect, useState } from "react";
import { messageOf } from "#web/api/message-of.ts";
import { api } from "#web/session/api.ts";
import { updateUser } from "#web/session/session-store.ts";
import { uploadApi } from "#web/session/upload-api.ts";
import { toast } from "#web/ui/feedback/toast.ts";

/** Sends and removes one's own picture; `progress` is from 0 to 1 while one is on its way. */
export function useAvatar() {
  const [preview, setPreview] = useState<string>();
  const [progress, setProgress] = useState<number | null>(null);
  const [failure, setFailure] = useState<string>();
  const [isRemoving, setIsRemoving] = useState(false);

  useEffect(() => {
    if (preview) return () => URL.revokeObjectURL(preview);
  }, [preview]);

  async function send(file: File) {
    setFailure(undefined);
    if (file.size > limits.upload.avatar) {
      setFailure("This picture is larger than 10 MB. Please choose a smaller one.");
      return;
    }
    const form = new FormData();
    form.set("file", file);
    setPreview(URL.createObjectURL(file));
    setProgress(0);
    try {
      const { data } = await uploadApi(form, setProgress).call(uploadAvatar);
      updateUser(data);
      toast.success("Your picture is saved.");
    } catch (error) {
      setFailure(messageOf(error, "Failed to upload the picture."));
    } finally {
      setPreview(undefined);
      setProgress(null);
    }
  }

  async function remove() {
    setFailure(undefined);
    setIsRemoving(true);
    try {
      const { data } = await api.call(removeAvatar);
      updateUser(data);
      toast.success("Your picture is removed.");
    } catch (error) {
      setFailure(messageOf(error, "Failed to remove the picture."));
    } finally {
      setIsRemoving(false);
    }
  }

  return { preview, progress, failure, isRemoving, send, remove };
}
