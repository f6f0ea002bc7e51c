import { Mail } from "lucide-react";
import { QuestionList } from "#web/features/help/question-list.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import { useSite } from "#web/shell/site.ts";
import { Button } from "#web/ui/button.tsx";
import { DefinitionList } from "#web/ui/definition-list.tsx";
import { Page } from "#web/ui/page.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { Columns } from "./columns.tsx";
import { businessHours, contactQuestions, subjects } from "./contact-facts.ts";
import { OperatorDetails } from "./operator-details.tsx";

export const meta = describePage({
  title: "Contact",
  description: "How to reach us, when we are here, and what to write so that we can help.",
});

export default function ContactRoute() {
  return (
    <Page>
      <PageHeader
        size="display"
        title="Contact"
        text="Questions, worries, praise: write to us. You need no account for that."
      />
      <Columns beside={<WhenAndWho />}>
        <WriteToUs />
        <section aria-labelledby="questions" className="mt-12">
          <h2 id="questions" className="mb-4 font-serif text-title font-semibold">
            Frequently asked questions
          </h2>
          <QuestionList questions={contactQuestions} />
        </section>
      </Columns>
    </Page>
  );
}

function WriteToUs() {
  const { supportEmail } = useSite();
  return (
    <SectionCard
      title="Write to us"
      text="One address for everything. A clear subject brings your message to the right person sooner; choose one here if you like."
    >
      <Button
        size="large"
        className="min-w-0 self-start break-all"
        render={
          <a href={`mailto:${supportEmail}`}>
            <Mail aria-hidden className="size-5 shrink-0" />
            {supportEmail}
          </a>
        }
      />
      <Subjects supportEmail={supportEmail} />
    </SectionCard>
  );
}

function Subjects({ supportEmail }: { supportEmail: string }) {
  return (
    <dl className="-mb-3 divide-y divide-line">
      {subjects.map(({ subject, use }) => (
        <div key={subject} className="grid gap-x-6 py-2 sm:grid-cols-[9rem_1fr] sm:items-baseline">
          <dt>
            <a
              href={`mailto:${supportEmail}?subject=${encodeURIComponent(subject)}`}
              className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 hover:text-accent-strong"
            >
              {subject}
            </a>
          </dt>
          <dd className="text-muted">{use}</dd>
        </div>
      ))}
    </dl>
  );
}

function WhenAndWho() {
  return (
    <>
      <SectionCard title="Business hours" text="In the local time of the operator.">
        <DefinitionList items={businessHours} />
        <p className="text-small text-muted">
          If somebody is in danger, call the emergency services where you are before you write to us.
        </p>
      </SectionCard>
      <SectionCard title="Who runs this site">
        <OperatorDetails />
      </SectionCard>
    </>
  );
}
