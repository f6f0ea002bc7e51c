import type { User } from "@vesper/contract/accounts/accounts";
import { useEffect, useRef, useState } from "react";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { PictureInput } from "#web/ui/forms/picture-input.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { removeAvatar, uploadAvatar } from "@vesper/contract/accounts/avatars";
import { limits } from "@vesper/contract/core/limits";
import { getErrorMessage } from "#web/api/error-message.ts";
import { api } from "#web/session/api.ts";
import { updateUser } from "#web/session/session-store.ts";
import { createUploadApi } from "#web/session/upload-api.ts";
import { toast } from "#web/ui/feedback/toast.ts";

/** Editor for the user's own avatar. A new picture is previewed at once and uploaded in the background. */
export function AvatarEditor({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null);
  const { preview, progress, failure, isRemoving, send, remove } = useAvatar();

  const isSending = progress !== null;
  return (
    <section aria-label="Profile photo" className="flex flex-col gap-4">
      <div className="flex items-center gap-4 sm:gap-6">
        <Avatar
          name={user.name}
          src={preview ?? user.profileImageUrl}
          size="xlarge"
          alt="Your profile photo"
        />
        <div className="flex min-w-0 flex-col gap-2">
          <div className="flex flex-wrap gap-2">
            <Button tone="outline" busy={isSending} onClick={() => input.current?.click()}>
              {user.profileImageUrl ? "Change photo" : "Upload photo"}
            </Button>
            {user.profileImageUrl && !isSending && (
              <Button tone="quiet" busy={isRemoving} onClick={() => void remove()}>
                Remove
              </Button>
            )}
          </div>
        </div>
      </div>
      <p className="text-small text-muted">
        JPEG, PNG or WebP, up to 10 MB. Shown next to your name to people you message and on reviews that
        aren’t anonymous.
      </p>
      <PictureInput ref={input} label="Profile photo file" onFile={(file) => void send(file)} />
      {isSending && <ProgressBar label="Uploading your photo" value={progress < 1 ? progress : undefined} />}
      <FormError>{failure}</FormError>
    </section>
  );
}

/** Uploads and removes the user's own avatar; `progress` runs from 0 to 1 during an upload. */
function useAvatar() {
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
      setFailure("This photo is larger than 10 MB. Choose a smaller one.");
      return;
    }
    const form = new FormData();
    form.set("file", file);
    setPreview(URL.createObjectURL(file));
    setProgress(0);
    try {
      const { data } = await createUploadApi(form, setProgress).call(uploadAvatar);
      updateUser(data);
      toast.success("Photo saved");
    } catch (error) {
      setFailure(getErrorMessage(error, "Failed to upload your photo."));
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
      toast.success("Photo removed");
    } catch (error) {
      setFailure(getErrorMessage(error, "Failed to remove your photo."));
    } finally {
      setIsRemoving(false);
    }
  }

  return { preview, progress, failure, isRemoving, send, remove };
}
