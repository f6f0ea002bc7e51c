import { useQueryClient } from "@tanstack/react-query";
import { limits } from "@vesper/contract/core/limits";
import { type HouseRules, writeHouseRules } from "@vesper/contract/profiles/house-rules";
import { api } from "#web/session/api.ts";
import { useSend } from "#web/shared/use-send.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { fieldOf } from "#web/ui/forms/field.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextArea } from "#web/ui/forms/text-area.tsx";
import { UnsavedChanges } from "#web/ui/forms/unsaved-changes.tsx";
import { useRevision } from "#web/ui/forms/use-draft.ts";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { HouseRulesForm as Draft, toLines } from "./house-rules-draft.ts";
import { houseRulesQuery } from "./queries.ts";

const { max, each } = limits.houseRules;

export function HouseRulesForm({ houseRules }: { houseRules: HouseRules }) {
  const queries = useQueryClient();
  const form = useRevision(Draft, toLines(houseRules));
  const { failure, submit } = useSend({
    form,
    failed: "Failed to save your house rules",
    send: async (body) => {
      const { data } = await api.call(writeHouseRules, { body });
      form.reset(toLines(data), { keepDirtyValues: false });
      queries.setQueryData(houseRulesQuery.queryKey, data);
      toast.success("House rules saved");
    },
  });

  const { isSubmitting, isDirty } = form.formState;
  return (
    <SectionCard title="House rules" text="Visitors read them on your profile page, in this order.">
      <Form onSubmit={submit}>
        <TextArea
          {...fieldOf(form, "rules", "Your rules")}
          optional
          rows={max}
          help={`One rule per line: at most ${max}, with up to ${each} characters each.`}
        />
        <FormError>{failure}</FormError>
        <Button type="submit" busy={isSubmitting} className="self-start">
          Save house rules
        </Button>
        <UnsavedChanges when={isDirty && !isSubmitting} />
      </Form>
    </SectionCard>
  );
}
