import BookmarkPlus from "virtual:icons/bookmark-plus";
import { lazyDialog } from "#web/ui/overlays/lazy-dialog.tsx";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "#web/session/session-store.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toSavedQuery } from "./saved-query.ts";

const SaveSearchDialog = lazyDialog(async () => (await import("./save-search-dialog.tsx")).SaveSearchDialog);

interface SaveSearchProps {
  filters: Readonly<Record<string, string | undefined>>;
  /** Filter labels, used for the default name of the search. */
  labels: readonly string[];
}

/** Saves the current search. Visitors are asked to sign in first. */
export function SaveSearch({ filters, labels }: SaveSearchProps) {
  const session = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [open, setOpen] = useState(false);

  function handleClick() {
    if (session.status !== "signed-out") setOpen(true);
    else void navigate(`/login?redirect=${encodeURIComponent(pathname + search)}`);
  }

  return (
    <>
      <Button
        tone="outline"
        icon={<BookmarkPlus aria-hidden className="size-5 shrink-0" />}
        title="Save this search"
        onClick={handleClick}
        className="noscript:hidden max-xl:size-11 max-xl:shrink-0 max-xl:p-0"
      >
        <span className="max-xl:sr-only">Save this search</span>
      </Button>
      <SaveSearchDialog
        key={search}
        query={toSavedQuery(filters)}
        suggestedName={labels.join(", ").slice(0, 80)}
        open={open}
        onOpenChange={setOpen}
      />
    </>
  );
}
