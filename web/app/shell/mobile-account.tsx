import { useState } from "react";
import { Link } from "react-router";
import { ChangePassword } from "#web/features/accounts/change-password.tsx";
import { useUser } from "#web/session/use-session.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Button } from "#web/ui/button.tsx";
import { accountLinks } from "./account-links.ts";
import { MobileLinks, mobileRowLooks } from "./mobile-links.tsx";
import { signedOutLinks } from "./nav-links.ts";
import { useSignOut } from "./use-sign-out.ts";
import { WelcomeLine } from "./welcome-line.tsx";

/** The account part of the mobile menu. */
export function MobileAccount({ onDone }: { onDone: () => void }) {
  const user = useUser();
  const signOut = useSignOut();
  const [changingPassword, setChangingPassword] = useState(false);

  if (!user) {
    const { signIn, getStarted } = signedOutLinks;
    return (
      <div className="flex flex-col gap-3">
        <Button render={<Link to={getStarted.to} onClick={onDone} />}>{getStarted.label}</Button>
        <Button tone="outline" render={<Link to={signIn.to} onClick={onDone} />}>
          {signIn.label}
        </Button>
      </div>
    );
  }

  function handleSignOut() {
    onDone();
    void signOut();
  }

  const { dashboard, profile } = accountLinks(user.roles);
  return (
    <div>
      <div className="mb-3 flex items-center gap-3 px-3">
        <Avatar name={user.name} src={user.profileImageUrl} />
        <WelcomeLine user={user} className="items-start" />
      </div>
      <MobileLinks items={[dashboard, profile]} onFollow={onDone} />
      <button type="button" className={mobileRowLooks} onClick={() => setChangingPassword(true)}>
        Change Password
      </button>
      <button type="button" className={mobileRowLooks} onClick={handleSignOut}>
        Sign Out
      </button>
      <ChangePassword open={changingPassword} onOpenChange={setChangingPassword} />
    </div>
  );
}
