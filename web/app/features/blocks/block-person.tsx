import Ban from "virtual:icons/ban";
import { lazyDialog } from "#web/ui/overlays/lazy-dialog.tsx";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useUser } from "#web/session/session-store.ts";

const BlockDialog = lazyDialog(async () => (await import("#web/shared/block-dialog.tsx")).BlockDialog);

/** Button that blocks a person. Shown to signed-in users, except on their own page. */
export function BlockPerson({ userId, name }: { userId: string; name: string }) {
  const user = useUser();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  if (!user || user._id === userId) return null;
  return (
    <>
      <button type="button" onClick={() => setOpen(true)} className="report-link">
        <Ban aria-hidden />
        Block
      </button>
      <BlockDialog
        person={{ _id: userId, name }}
        open={open}
        onOpenChange={setOpen}
        onBlocked={() => navigate("/")}
      />
    </>
  );
}
