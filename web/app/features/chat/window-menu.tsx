import { Ban, Ellipsis, UserRound } from "lucide-react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Menu } from "#web/ui/overlays/menu.tsx";
import { MenuItem, MenuLink } from "#web/ui/overlays/menu-item.tsx";

interface WindowMenuProps {
  name: string;
  slug: string | null;
  onBlock: () => void;
}

export function WindowMenu({ name, slug, onBlock }: WindowMenuProps) {
  return (
    <Menu trigger={<IconButton label="More" icon={<Ellipsis aria-hidden />} />}>
      {slug && (
        <MenuLink to={`/escort/${slug}`} icon={<UserRound aria-hidden />}>
          Open profile
        </MenuLink>
      )}
      <MenuItem tone="danger" icon={<Ban aria-hidden />} onSelect={onBlock}>
        <span>
          Block <bdi>{name}</bdi>
        </span>
      </MenuItem>
    </Menu>
  );
}
