import { saveSearch, type SavedQuery } from "@vesper/contract/saved-searches";
import { useNavigate } from "react-router";
import { api } from "#web/session/api.ts";
import { Dialog } from "#web/ui/overlays/dialog.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { SearchForm, type SearchWords } from "./search-form.tsx";

interface SaveSearchDialogProps {
  query: SavedQuery;
  suggestedName: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function SaveSearchDialog({ query, suggestedName, open, onOpenChange }: SaveSearchDialogProps) {
  const navigate = useNavigate();

  async function handleSave(words: SearchWords) {
    await api.call(saveSearch, { body: { ...words, query } });
    onOpenChange(false);
    toast.success("Search saved", {
      duration: 6000,
      action: {
        label: "See all",
        onAction: () => void navigate("/dashboard?tab=settings#saved-searches"),
      },
    });
  }

  return (
    <Dialog title="Save this search" size="small" open={open} onOpenChange={onOpenChange}>
      <SearchForm
        given={{ name: suggestedName, alerts: "off" }}
        label="Save search"
        onSave={handleSave}
        onCancel={() => onOpenChange(false)}
      />
    </Dialog>
  );
}
