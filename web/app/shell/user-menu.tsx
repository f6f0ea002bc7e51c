import type { User } from "@vesper/contract/accounts";
import { lazy, Suspense, useRef, useState } from "react";
import { Avatar } from "#web/ui/data/avatar.tsx";
import { UserMenuButton } from "./user-menu-button.tsx";

const loadPopup = () => import("./user-menu-popup.tsx");
const UserMenuPopup = lazy(async () => ({ default: (await loadPopup()).UserMenuPopup }));

/** The popup loads when someone reaches for it; until then there is only its button. */
export function UserMenu({ user }: { user: User }) {
  const [wanted, setWanted] = useState(false);
  const holder = useRef<HTMLDivElement>(null);
  const face = <Avatar name={user.name} src={user.profileImageUrl} />;

  const button = (
    <UserMenuButton
      aria-expanded={false}
      onPointerEnter={() => void loadPopup()}
      onFocus={() => void loadPopup()}
      onClick={() => setWanted(true)}
    >
      {face}
    </UserMenuButton>
  );
  return (
    <div ref={holder} className="flex">
      {wanted ? (
        <Suspense fallback={button}>
          <UserMenuPopup user={user} container={holder} trigger={<UserMenuButton>{face}</UserMenuButton>} />
        </Suspense>
      ) : (
        button
      )}
    </div>
  );
}
