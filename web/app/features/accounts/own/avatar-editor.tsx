import type { User } from "@vesper/contract/accounts";
import { type ChangeEvent, useRef } from "react";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { FormError } from "#web/ui/forms/form-error.tsx";
import { ProgressBar } from "#web/ui/feedback/progress-bar.tsx";
import { useAvatar } from "./use-avatar.ts";

/** One's own picture: shown at once, stored while one looks at it. */
export function AvatarEditor({ user }: { user: User }) {
  const input = useRef<HTMLInputElement>(null);
  const { preview, progress, failure, isRemoving, send, remove } = useAvatar();

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    // The same file can be chosen again after a failure.
    target.value = "";
    if (file) void send(file);
  }

  const isSending = progress !== null;
  return (
    <section aria-label="Profile image" className="flex flex-col gap-4">
      <div className="flex items-center gap-4 sm:gap-6">
        <Avatar
          name={user.name}
          src={preview ?? user.profileImageUrl}
          size="xlarge"
          alt="Your profile image"
        />
        <div className="flex min-w-0 flex-col gap-2">
          <div className="flex flex-wrap gap-2">
            <Button tone="outline" busy={isSending} onClick={() => input.current?.click()}>
              {user.profileImageUrl ? "Change picture" : "Upload picture"}
            </Button>
            {user.profileImageUrl && !isSending && (
              <Button tone="quiet" busy={isRemoving} onClick={() => void remove()}>
                Remove
              </Button>
            )}
          </div>
          <p className="text-small text-muted">
            JPEG, PNG or WebP, at most 10 MB. Shown beside your name to people you write to.
          </p>
        </div>
      </div>
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp"
        aria-label="Profile image file"
        tabIndex={-1}
        className="sr-only"
        onChange={handleChange}
      />
      {isSending && (
        <ProgressBar label="Uploading your picture" value={progress < 1 ? progress : undefined} />
      )}
      <FormError>{failure}</FormError>
    </section>
  );
}
