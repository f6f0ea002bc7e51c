import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { ownMediaKey } from "../queries.ts";
import { limits } from "@vesper/contract/core/limits";
import { type Media, MediaChange, updateMedia } from "@vesper/contract/media/media";
import { useWatch } from "react-hook-form";
import { showFieldErrors } from "#web/api/show-field-errors.ts";
import { api } from "#web/session/api.ts";
import { CharacterCount, TextArea } from "#web/ui/forms/text-area.tsx";
import { CheckboxField } from "#web/ui/forms/checkbox-field.tsx";
import { DialogButtons } from "#web/ui/overlays/dialog.tsx";
import { getFieldProps } from "#web/ui/forms/field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { titleHelp } from "../labels.ts";
import { useChange } from "#web/shared/use-change.ts";
import { Form } from "#web/ui/forms/form.tsx";

const Fields = MediaChange.required();

export function EditForm({ media, onClose }: { media: Media; onClose: () => void }) {
  const { _id: id, title, description, isPublic, isPrimary, mediaType } = media;
  const form = useSchemaForm(Fields, { title, description: description ?? "", isPublic, isPrimary });
  const written = useWatch({ control: form.control, name: "description" }) ?? "";
  const save = useChange({
    refresh: ownMediaKey,
    change: (body: MediaChange) => api.call(updateMedia, { params: { id }, body }),
    done: "Media updated successfully",
    failed: "Failed to update media",
    onDone: onClose,
  });
  const submit = form.handleSubmit((fields) => {
    const body = { ...fields, description: fields.description || null };
    save.mutate(body, { onError: (error) => void showFieldErrors(form, error) });
  });

  return (
    <Form onSubmit={submit}>
      <TextField {...getFieldProps(form, "title", "Title")} help={titleHelp} />
      <TextArea
        {...getFieldProps(form, "description", "Description")}
        optional
        rows={3}
        help={<CharacterCount used={written.length} max={limits.mediaDescription.max} />}
      />
      <div className="flex flex-col">
        <CheckboxField
          {...getFieldProps(form, "isPublic", "Show on your profile")}
          help="Visitors see it once it’s approved. Otherwise only you and our team can see it."
        />
        {mediaType === "image" && (
          <CheckboxField
            {...getFieldProps(form, "isPrimary", "Primary photo")}
            help="The first photo visitors see."
          />
        )}
      </div>
      <DialogButtons label="Save" busy={save.isPending} onCancel={onClose} />
    </Form>
  );
}
