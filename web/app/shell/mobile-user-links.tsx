import type { User } from "@vesper/contract/accounts";
import { useState } from "react";
import { ChangePassword } from "#web/features/accounts/own/change-password.tsx";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { accountLinks } from "./account-links.ts";
import { MobileLinks, mobileRowLooks } from "./mobile-links.tsx";
import { useOwnSlug } from "./use-own-slug.ts";
import { useSignOut } from "./use-sign-out.ts";
import { WelcomeLine } from "./welcome-line.tsx";

interface MobileUserLinksProps {
  user: User;
  onDone: () => void;
}

/** What the user menu offers, as rows of the mobile menu. */
export function MobileUserLinks({ user, onDone }: MobileUserLinksProps) {
  const signOut = useSignOut();
  const [changingPassword, setChangingPassword] = useState(false);
  const { dashboard, profile } = accountLinks(user.roles, useOwnSlug(user.roles));

  function handleSignOut() {
    onDone();
    void signOut();
  }

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
