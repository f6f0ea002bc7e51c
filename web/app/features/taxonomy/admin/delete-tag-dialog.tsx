import { deleteTag, type Tag } from "@vesper/contract/taxonomy";
import { api } from "#web/session/api.ts";
import { DeleteTermDialog } from "./delete-term-dialog.tsx";
import { tagsKey } from "./queries.ts";
import type { TaskDialogProps } from "./task.ts";

export function DeleteTagDialog({ tag, ...shown }: TaskDialogProps & { tag: Tag }) {
  return (
    <DeleteTermDialog
      {...shown}
      name={tag.name}
      noun="tag"
      text="Its page goes at once. This cannot be undone."
      remove={(force) =>
        api.call(deleteTag, { params: { id: tag._id }, query: { force: force ? "true" : "false" } })
      }
      queryKey={tagsKey}
    />
  );
}
