import { useSchemaForm } from "#web/ui/forms/use-schema-form.ts";
import { type ContactMessage, replyToContactMessage } from "@vesper/contract/moderation/contact";
import { limits } from "@vesper/contract/core/limits";
import type { z } from "zod";
import { showFieldErrors } from "#web/api/show-field-errors.ts";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { CountedArea } from "#web/ui/forms/counted-area.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { inboxKey } from "./queries.ts";
import { Form } from "#web/ui/forms/form.tsx";

const Reply = replyToContactMessage.body;
type Reply = z.output<typeof Reply>;

export function ReplyForm({ letter }: { letter: ContactMessage }) {
  const form = useSchemaForm(Reply, { text: "" });
  const reply = useAdminChange({
    key: inboxKey,
    change: (body: Reply) => api.call(replyToContactMessage, { params: { id: letter._id }, body }),
    done: "Reply sent",
    failed: "Failed to send the reply",
  });
  const submit = form.handleSubmit((body) =>
    reply.mutate(body, { onError: (error) => void showFieldErrors(form, error) }),
  );

  return (
    <SectionCard
      title={letter.replies.length > 0 ? "Reply again" : "Reply"}
      text={
        <>
          Sent to <bdi>{letter.email}</bdi> as plain text with a neutral subject. The first lines of their
          message are quoted below your reply.
        </>
      }
    >
      <Form onSubmit={submit} className="flex flex-col gap-4">
        <CountedArea
          form={form}
          name="text"
          label="Your reply"
          rows={8}
          help="We add a greeting and the site’s name."
          max={limits.contact.reply}
        />
        <Button type="submit" className="sm:self-start" busy={reply.isPending}>
          Send reply
        </Button>
      </Form>
    </SectionCard>
  );
}
