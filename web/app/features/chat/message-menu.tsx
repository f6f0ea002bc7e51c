import type { Message } from "@vesper/contract/chat";
import { Copy, Ellipsis, Flag } from "lucide-react";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Menu } from "#web/ui/overlays/menu.tsx";
import { MenuItem, MenuLink } from "#web/ui/overlays/menu-item.tsx";
import { toast } from "#web/ui/feedback/toast.ts";

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast.success("Copied");
  } catch {
    toast.error("Your browser does not allow copying.");
  }
}

/** What one can do about something that the other has said. */
export function MessageMenu({ message }: { message: Message }) {
  return (
    <Menu
      trigger={
        <IconButton
          label="About this message"
          icon={<Ellipsis aria-hidden />}
          size="small"
          tone="muted"
          className="opacity-0 group-hover:opacity-100 focus-visible:opacity-100 data-popup-open:opacity-100 pointer-coarse:opacity-100"
        />
      }
    >
      <MenuItem icon={<Copy aria-hidden />} onSelect={() => void copy(message.content)}>
        Copy text
      </MenuItem>
      <MenuLink
        to={`/report/message/${message._id}`}
        state={{ reported: message.sender?.name }}
        icon={<Flag aria-hidden />}
      >
        Report
      </MenuLink>
    </Menu>
  );
}
