import type { User } from "@vesper/contract/accounts/accounts";
import { type ReactElement, type RefObject, useState } from "react";
import { ChangePassword } from "#web/features/accounts/own/change-password.tsx";
import Heart from "virtual:icons/heart";
import KeyRound from "virtual:icons/key-round";
import LayoutDashboard from "virtual:icons/layout-dashboard";
import LogOut from "virtual:icons/log-out";
import MessageCircle from "virtual:icons/message-circle";
import UserRound from "virtual:icons/user-round";
import { MenuItem, MenuLink, MenuSeparator } from "#web/ui/overlays/menu-item.tsx";
import { Menu } from "#web/ui/overlays/menu.tsx";
import { getAccountLinks, getGatedLinks, getPersonalLinks, useOwnSlug } from "./account-links.ts";
import { useSite } from "../site.ts";
import { useSignOut } from "./use-sign-out.ts";

interface UserMenuPopupProps {
  user: User;
  trigger: ReactElement;
  container: RefObject<HTMLElement | null>;
}

export function UserMenuPopup({ user, trigger, container }: UserMenuPopupProps) {
  const [open, setOpen] = useState(true);
  const [changingPassword, setChangingPassword] = useState(false);
  const signOut = useSignOut();
  const { isGated } = useSite();

  return (
    <>
      <Menu open={open} onOpenChange={setOpen} trigger={trigger} container={container}>
        {isGated ? <GatedLinks user={user} /> : <OwnLinks user={user} />}
        <MenuItem icon={<KeyRound aria-hidden />} onSelect={() => setChangingPassword(true)}>
          Change Password
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<LogOut aria-hidden />} onSelect={() => void signOut()}>
          Sign Out
        </MenuItem>
      </Menu>
      <ChangePassword open={changingPassword} onOpenChange={setChangingPassword} />
    </>
  );
}

function OwnLinks({ user }: { user: User }) {
  const { dashboard, profile } = getAccountLinks(user.roles, useOwnSlug(user.roles));
  const { messages, favorites } = getPersonalLinks(user.roles);
  return (
    <>
      <MenuLink to={dashboard.to} icon={<LayoutDashboard aria-hidden />}>
        {dashboard.label}
      </MenuLink>
      <MenuLink to={profile.to} icon={<UserRound aria-hidden />}>
        {profile.label}
      </MenuLink>
      <MenuLink to={messages.to} icon={<MessageCircle aria-hidden />}>
        {messages.label}
      </MenuLink>
      <MenuLink to={favorites.to} icon={<Heart aria-hidden />}>
        {favorites.label}
      </MenuLink>
    </>
  );
}

/** Before a proof of age: what concerns no one but the member. */
const GatedLinks = ({ user }: { user: User }) =>
  getGatedLinks(user.roles).map(({ to, label }) => (
    <MenuLink key={to} to={to} icon={<UserRound aria-hidden />}>
      {label}
    </MenuLink>
  ));
