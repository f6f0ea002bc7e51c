import { useId } from "react";
import type { UseFormReturn } from "react-hook-form";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { fieldOf } from "#web/ui/forms/field-of.ts";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { titleHelp } from "../title-help.ts";
import { type Chosen, sizeName } from "./chosen.ts";
import { DraftFields } from "./draft-fields.tsx";
import type { Drafts } from "./drafts.ts";
import { LocalPreview } from "./local-preview.tsx";
import { isActive, type Transfer } from "./transfer.ts";
import { TransferState } from "./transfer-state.tsx";

interface UploadCardProps {
  chosen: Chosen;
  form: UseFormReturn<Drafts>;
  transfer: Transfer | undefined;
  onCancel: () => void;
  onRetry: () => void;
  onRemove: () => void;
}

/** One file: what it looks like, what is said about it, and how far it is. */
export function UploadCard({ chosen, form, transfer, onCancel, onRetry, onRemove }: UploadCardProps) {
  const nameId = useId();
  const { file } = chosen;
  const [active, done] = [isActive(transfer), transfer?.status === "done"];
  // Once the server has it all, there is nothing left to hold back.
  const mayCancel = active && transfer?.status !== "finishing";
  return (
    <article aria-labelledby={nameId}>
      <Card className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-4 gap-y-5 sm:grid-cols-[9rem_minmax(0,1fr)] sm:grid-rows-[auto_1fr] sm:gap-x-6">
        <div className="sm:row-span-2">
          <LocalPreview chosen={chosen} />
        </div>
        <div className="flex flex-col gap-3">
          <p id={nameId} className="text-small text-muted wrap-anywhere">
            <bdi>{file.name}</bdi> · <span className="whitespace-nowrap">{sizeName(file)}</span>
          </p>
          {!done && (
            <TextField
              {...fieldOf(form, `drafts.${chosen.id}.title`, "Title")}
              readOnly={active}
              help={active ? undefined : titleHelp}
            />
          )}
        </div>
        <div className="flex flex-col gap-4 max-sm:col-span-full">
          {!active && !done && <DraftFields chosen={chosen} form={form} />}
          <TransferState transfer={transfer} />
          <div className="flex flex-wrap gap-2 empty:hidden">
            {transfer?.status === "failed" && (
              <Button size="small" aria-label={`Retry ${file.name}`} onClick={onRetry}>
                Retry
              </Button>
            )}
            {mayCancel && (
              <Button size="small" tone="outline" aria-label={`Cancel ${file.name}`} onClick={onCancel}>
                Cancel
              </Button>
            )}
            {!active && !done && (
              <Button size="small" tone="outline" aria-label={`Remove ${file.name}`} onClick={onRemove}>
                Remove
              </Button>
            )}
          </div>
        </div>
      </Card>
    </article>
  );
}
