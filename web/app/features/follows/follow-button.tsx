import { clsx } from "clsx/lite";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { toLoginPath } from "#web/session/login-path.ts";
import { useSession, useUser } from "#web/session/session-store.ts";
import { Button, type ButtonProps } from "#web/ui/actions/button.tsx";
import BellRing from "virtual:icons/bell-ring";
import Bell from "virtual:icons/bell";
import { lazyDialog } from "#web/ui/overlays/lazy-dialog.tsx";

const FollowDialog = lazyDialog(async () => (await import("./follow-dialog.tsx")).FollowDialog);

interface FollowButtonProps extends Pick<ButtonProps, "tone" | "size"> {
  id: string;
  name: string;
  /** On a phone only the bell is visible. */
  isBellOnPhone?: boolean;
  className?: string;
}

/** Follows a profile through a dialog with the choices. Visitors are asked to sign in first. */
export function FollowButton({ id, name, isBellOnPhone = false, className, ...look }: FollowButtonProps) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);
  const [isFollowed, setIsFollowed] = useFollowed(id);
  const Icon = isFollowed ? BellRing : Bell;

  function handleClick() {
    if (session.status === "signed-out") void navigate(toLoginPath(pathname + search));
    else setOpen(true);
  }

  return (
    <>
      <Button
        tone="outline"
        {...look}
        icon={<Icon aria-hidden className={clsx("size-4.5", isFollowed && "text-accent")} />}
        aria-label={isFollowed ? `Following ${name}` : `Follow ${name}`}
        onClick={handleClick}
        className={clsx("whitespace-nowrap", isBellOnPhone && "max-sm:w-11 max-sm:px-0", className)}
      >
        <span className={clsx(isBellOnPhone && "max-sm:sr-only")}>{isFollowed ? "Following" : "Follow"}</span>
      </Button>
      <FollowDialog {...{ id, name, open }} onOpenChange={setOpen} onChanged={setIsFollowed} />
    </>
  );
}

/** Whether the member follows the profile; false while unknown. */
function useFollowed(id: string) {
  const userId = useUser()?._id;
  const key = `${userId} ${id}`;
  const [followed, setFollowed] = useState({ key: "", isFollowed: false });
  useEffect(() => {
    if (!userId) return;
    // Import for members only. Ignore a failure: the button stays neutral and its dialog loads the choices again.
    import("./follow-calls.ts")
      .then(({ loadFollowStatus }) => loadFollowStatus(id))
      .then(
        ({ follow }) => setFollowed({ key, isFollowed: follow !== null }),
        () => undefined,
      );
  }, [id, userId, key]);
  const setIsFollowed = (isFollowed: boolean) => setFollowed({ key, isFollowed });
  return [followed.key === key && followed.isFollowed, setIsFollowed] as const;
}
