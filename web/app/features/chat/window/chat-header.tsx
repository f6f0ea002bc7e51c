import { Link } from "react-router";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import Ban from "virtual:icons/ban";
import Ellipsis from "virtual:icons/ellipsis";
import Search from "virtual:icons/search";
import UserRound from "virtual:icons/user-round";
import { Menu } from "#web/ui/overlays/menu.tsx";
import { MenuItem, MenuLink } from "#web/ui/overlays/menu-item.tsx";
import type { ThreadSearchState } from "./thread-search.tsx";
import type { Chat } from "./use-chat.ts";

/** "Chat with {name}", with a link to the public profile if there is one. */
export function ChatTitle({ chat: { name, other } }: { chat: Chat }) {
  if (!name) return "Chat";
  return (
    <>
      <span className="max-[359px]:sr-only">Chat with </span>
      {other?.slug ? (
        <Link to={`/escort/${other.slug}`} className="underline-offset-4 hover:underline">
          <bdi>{name}</bdi>
        </Link>
      ) : (
        <bdi>{name}</bdi>
      )}
    </>
  );
}

/** Profile and block, for the person one talks to. */
export function ChatMenu({ chat: { other, setBlocking } }: { chat: Chat }) {
  if (!other) return null;
  return (
    <Menu trigger={<IconButton label="More" icon={<Ellipsis aria-hidden />} />}>
      {other.slug && (
        <MenuLink to={`/escort/${other.slug}`} icon={<UserRound aria-hidden />}>
          Open profile
        </MenuLink>
      )}
      <MenuItem tone="danger" icon={<Ban aria-hidden />} onSelect={() => setBlocking(true)}>
        <span>
          Block <bdi>{other.name}</bdi>
        </span>
      </MenuItem>
    </Menu>
  );
}

/** Opens and closes the search in a conversation. */
export function SearchToggle({ search: { isOpen, setOpen } }: { search: ThreadSearchState }) {
  return (
    <IconButton
      label="Search in this conversation"
      icon={<Search aria-hidden />}
      aria-expanded={isOpen}
      className={isOpen ? "bg-accent-soft" : undefined}
      onClick={() => setOpen(!isOpen)}
    />
  );
}
