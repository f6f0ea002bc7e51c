import { createListing } from "@vesper/contract/listings";
import { api } from "#web/session/api.ts";
import { newListing } from "./draft.ts";
import { FormFrame } from "./form-frame.tsx";
import { ListingEditor } from "./listing-editor.tsx";

export function NewListing() {
  return (
    <FormFrame
      title="New listing"
      text="Say what to expect and what it costs. Our staff read it before visitors do."
    >
      <ListingEditor
        values={newListing}
        save={async (draft) => (await api.call(createListing, { body: draft })).data}
      />
    </FormFrame>
  );
}
