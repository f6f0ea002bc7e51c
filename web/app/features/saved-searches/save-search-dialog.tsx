import { saveSearch, type SavedQuery } from "@vesper/contract/profiles/saved-searches";
import { useNavigate } from "react-router";
import { api } from "#web/session/api.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import type { DialogState } from "#web/ui/overlays/use-task.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import { SearchForm, type SearchSettings } from "./search-form.tsx";

interface SaveSearchDialogProps extends DialogState {
  query: SavedQuery;
  suggestedName: string;
}

export function SaveSearchDialog({ query, suggestedName, ...dialog }: SaveSearchDialogProps) {
  const navigate = useNavigate();

  async function handleSave(settings: SearchSettings) {
    await api.call(saveSearch, { body: { ...settings, query } });
    dialog.onOpenChange(false);
    toast.success("Search saved", {
      duration: 6000,
      action: {
        label: "See all",
        onAction: () => void navigate("/dashboard?tab=settings#saved-searches"),
      },
    });
  }

  return (
    <Dialog title="Save this search" size="small" {...dialog}>
      <SearchForm
        given={{ name: suggestedName, alerts: "off" }}
        label="Save search"
        onSave={handleSave}
        onCancel={() => dialog.onOpenChange(false)}
      />
    </Dialog>
  );
}
