import type { User } from "@vesper/contract/accounts/accounts";
import { useState } from "react";
import { ChangePassword } from "#web/features/accounts/own/change-password.tsx";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { getAccountLinks, getGatedLinks, getPersonalLinks, useOwnSlug } from "./account-links.ts";
import { useSite } from "../site.ts";
import { useSignOut } from "./use-sign-out.ts";
import { WelcomeLine } from "./welcome-line.tsx";
import { Link } from "react-router";
import type { NavItem } from "./nav-links.ts";

const mobileRowStyles =
  "flex min-h-12 w-full items-center rounded-inner px-3 text-left text-body font-medium hover:bg-hover";

interface MobileUserLinksProps {
  user: User;
  onDone: () => void;
}

/** Links of the user menu, as rows of the mobile menu. */
export function MobileUserLinks({ user, onDone }: MobileUserLinksProps) {
  const signOut = useSignOut();
  const [changingPassword, setChangingPassword] = useState(false);
  const { dashboard, profile } = getAccountLinks(user.roles, useOwnSlug(user.roles));
  const { messages, favorites } = getPersonalLinks(user.roles);
  const { isGated } = useSite();

  function handleSignOut() {
    onDone();
    void signOut();
  }

  return (
    <div>
      <div className="mb-3 flex items-center gap-3 px-3">
        <Avatar name={user.name} src={isGated ? null : user.profileImageUrl} />
        <WelcomeLine user={user} className="items-start" />
      </div>
      <MobileLinks
        items={isGated ? getGatedLinks(user.roles) : [dashboard, profile, messages, favorites]}
        onFollow={onDone}
      />
      <button type="button" className={mobileRowStyles} onClick={() => setChangingPassword(true)}>
        Change Password
      </button>
      <button type="button" className={mobileRowStyles} onClick={handleSignOut}>
        Sign Out
      </button>
      <ChangePassword open={changingPassword} onOpenChange={setChangingPassword} />
    </div>
  );
}

interface MobileLinksProps {
  items: readonly NavItem[];
  onFollow: () => void;
}

export function MobileLinks({ items, onFollow }: MobileLinksProps) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.label + item.to}>
          <Link to={item.to} onClick={onFollow} className={mobileRowStyles}>
            {item.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
