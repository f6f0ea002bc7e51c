import type { Role } from "@vesper/contract/accounts/roles";
import { getHome, isStaff, isSupplier } from "@vesper/contract/accounts/role-checks";
import type { NavItem } from "./nav-links.ts";
import { getOwnProfile } from "@vesper/contract/profiles/profiles";
import { useEffect, useState } from "react";
import { api } from "#web/session/api.ts";

function getProfileLink(roles: readonly Role[], ownSlug: string | null): NavItem {
  if (isStaff(roles)) return { to: "/profile/edit", label: "Admin Dashboard" };
  if (isSupplier(roles)) {
    return { to: ownSlug ? `/escort/${ownSlug}` : "/supplier", label: "Escort Profile" };
  }
  return { to: "/profile/edit", label: "Edit Profile" };
}

/**
 * Returns the links in the user menu, with the labels from the specification. An escort with a profile also gets a
 * link to its page.
 */
export function getAccountLinks(
  roles: readonly Role[],
  ownSlug: string | null = null,
): { dashboard: NavItem; profile: NavItem } {
  const { path, label } = getHome(roles);
  return { dashboard: { to: path, label }, profile: getProfileLink(roles, ownSlug) };
}

/** Returns the links that work before a proof of age: staff pages, an escort's own profile, the account itself. */
export function getGatedLinks(roles: readonly Role[]): NavItem[] {
  const { path, label } = getHome(roles);
  return [
    ...(isStaff(roles) ? [{ to: path, label }] : []),
    ...(isSupplier(roles)
      ? [
          { to: "/supplier/profile", label: "Profile Management" },
          { to: "/supplier/verification", label: "Verification" },
        ]
      : []),
    { to: "/profile/edit", label: "Edit Profile" },
    { to: "/dashboard?tab=settings", label: "Settings" },
  ];
}

/** Returns direct links to what people open most often. */
export const getPersonalLinks = (roles: readonly Role[]): { messages: NavItem; favorites: NavItem } => ({
  messages: {
    to: isSupplier(roles) ? "/supplier/messages" : "/dashboard?tab=messages",
    label: "Messages",
  },
  favorites: { to: "/dashboard?tab=favorites", label: "Favorites" },
});

/** Returns the slug of the escort's own profile; null while unknown, without a profile, or on failure. */
export function useOwnSlug(roles: readonly Role[]): string | null {
  const [slug, setSlug] = useState<string | null>(null);
  const mayHaveOne = isSupplier(roles);

  useEffect(() => {
    if (!mayHaveOne) return;
    let isCurrent = true;
    api.call(getOwnProfile).then(
      ({ data }) => isCurrent && setSlug(data.slug),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [mayHaveOne]);

  return slug;
}
