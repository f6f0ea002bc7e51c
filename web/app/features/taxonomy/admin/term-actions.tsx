import { Button } from "#web/ui/actions/button.tsx";

interface TermActionsProps {
  name: string;
  onEdit: () => void;
  onDelete: () => void;
}

export function TermActions({ name, onEdit, onDelete }: TermActionsProps) {
  return (
    <div className="flex gap-2 sm:justify-end">
      <Button tone="outline" size="small" aria-label={`Edit ${name}`} onClick={onEdit}>
        Edit
      </Button>
      <Button tone="outline" size="small" aria-label={`Delete ${name}`} onClick={onDelete}>
        Delete
      </Button>
    </div>
  );
}
