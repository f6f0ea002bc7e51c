import type { SavedSearch } from "@vesper/contract/saved-searches";
import { Bell, BellOff, Pencil, Trash2 } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router";
import { Badge } from "#web/ui/data/badge.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { useTask } from "#web/ui/overlays/use-task.ts";
import { alertNames } from "./alert-words.ts";
import { addressOf } from "./saved-query-of.ts";

const EditSearchDialog = lazy(async () => ({
  default: (await import("./edit-search-dialog.tsx")).EditSearchDialog,
}));
const DeleteSearchDialog = lazy(async () => ({
  default: (await import("./delete-search-dialog.tsx")).DeleteSearchDialog,
}));

interface SavedSearchRowProps {
  search: SavedSearch;
  words: readonly string[];
}

export function SavedSearchRow({ search, words }: SavedSearchRowProps) {
  const { current, begin, dialog } = useTask<"edit" | "delete">();
  const { name, alerts, query } = search;
  const TaskDialog = current?.task === "edit" ? EditSearchDialog : DeleteSearchDialog;
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <div className="min-w-0">
        <Link
          to={addressOf(query)}
          className="inline-flex min-h-11 items-center font-medium wrap-anywhere text-accent underline underline-offset-4"
        >
          <bdi>{name}</bdi>
        </Link>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-2 text-small text-muted">
          <bdi className="wrap-anywhere">{words.join(" · ")}</bdi>
          <Badge
            tone={alerts === "off" ? "neutral" : "accent"}
            icon={alerts === "off" ? <BellOff aria-hidden /> : <Bell aria-hidden />}
          >
            {alertNames[alerts]}
          </Badge>
        </p>
      </div>
      <div className="flex shrink-0">
        <IconButton
          label={`Edit the search ${name}`}
          icon={<Pencil aria-hidden />}
          tone="muted"
          onClick={() => begin("edit")}
        />
        <IconButton
          label={`Delete the search ${name}`}
          icon={<Trash2 aria-hidden />}
          tone="muted"
          onClick={() => begin("delete")}
        />
      </div>
      {current && (
        <Suspense>
          <TaskDialog key={current.number} search={search} {...dialog} />
        </Suspense>
      )}
    </li>
  );
}
