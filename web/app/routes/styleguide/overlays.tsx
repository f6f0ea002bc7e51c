import { useState } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import EllipsisVertical from "virtual:icons/ellipsis-vertical";
import Pencil from "virtual:icons/pencil";
import Trash from "virtual:icons/trash";
import User from "virtual:icons/user";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Menu } from "#web/ui/overlays/menu.tsx";
import { MenuItem, MenuLink, MenuSeparator } from "#web/ui/overlays/menu-item.tsx";
import { Popover } from "#web/ui/overlays/popover.tsx";
import { KeyCap } from "#web/ui/overlays/shortcut-help.tsx";
import { TallDialog } from "#web/ui/overlays/tall-dialog.tsx";
import { TopSheet } from "#web/ui/overlays/top-sheet.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { Exhibit, Row } from "./exhibit.tsx";

export function Overlays() {
  const [deleting, setDeleting] = useState(false);
  return (
    <Exhibit title="Overlays">
      <Row title="dialogs and menu">
        <Dialog
          title="Write a review"
          description="Visitors see it after our team approves it."
          trigger={<Button tone="outline">Open dialog</Button>}
          footer={<Button>Submit Review</Button>}
        >
          <TextArea label="Your review" />
        </Dialog>
        <Button tone="danger" onClick={() => setDeleting(true)}>
          Delete listing
        </Button>
        <ConfirmDialog
          open={deleting}
          onOpenChange={setDeleting}
          title="Delete “An evening in Vienna”?"
          text="Visitors will no longer see this listing. You can’t undo this."
          confirmLabel="Delete listing"
          onConfirm={() => setDeleting(false)}
        />
        <Menu trigger={<IconButton label="More" icon={<EllipsisVertical aria-hidden />} tone="outline" />}>
          <MenuLink to="/" icon={<User aria-hidden />}>
            Dashboard
          </MenuLink>
          <MenuItem icon={<Pencil aria-hidden />} onSelect={() => toast.info("Editing")}>
            Edit
          </MenuItem>
          <MenuSeparator />
          <MenuItem tone="danger" icon={<Trash aria-hidden />} onSelect={() => setDeleting(true)}>
            Delete
          </MenuItem>
        </Menu>
      </Row>
      <Sheets />
      <Toasts />
    </Exhibit>
  );
}

function Sheets() {
  const [open, setOpen] = useState<"top" | "tall" | "popover" | null>(null);
  const getState = (name: typeof open) => ({
    open: open === name,
    onOpenChange: (isOpen: boolean) => setOpen(isOpen ? name : null),
  });
  return (
    <Row title="sheets and popover">
      <Button tone="outline" onClick={() => setOpen("top")}>
        Open top sheet
      </Button>
      <TopSheet title="Search" {...getState("top")}>
        <p className="p-6">Text, place and suggestions.</p>
      </TopSheet>
      <Button tone="outline" onClick={() => setOpen("tall")}>
        Open tall dialog
      </Button>
      <TallDialog title="Marisol" {...getState("tall")}>
        <p className="p-6">A conversation.</p>
      </TallDialog>
      <Popover
        title="Notifications"
        trigger={<Button tone="outline">Open popover</Button>}
        {...getState("popover")}
      >
        <p className="p-4">Nothing new.</p>
      </Popover>
      <KeyCap>?</KeyCap>
    </Row>
  );
}

function Toasts() {
  return (
    <Row title="toasts">
      <Button tone="outline" onClick={() => toast.success("Profile updated successfully")}>
        Success
      </Button>
      <Button tone="outline" onClick={() => toast.error("Failed to update profile")}>
        Error
      </Button>
      <Button
        tone="outline"
        onClick={() =>
          toast.info("Removed from favorites", {
            action: { label: "Undo", onAction: () => toast.success("Added to favorites") },
          })
        }
      >
        With undo
      </Button>
      <Button tone="outline" onClick={() => toast.loading("Uploading 3 photos", { id: "upload" })}>
        Loading
      </Button>
      <Button tone="outline" onClick={() => toast.success("Media uploaded successfully", { id: "upload" })}>
        Finish loading
      </Button>
    </Row>
  );
}
