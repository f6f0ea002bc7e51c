import { ContactForm } from "#web/features/contact/public/contact-form.tsx";
import { QuestionList } from "#web/features/help/question-list.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import { useSite } from "#web/shell/site.ts";
import { DefinitionList } from "#web/ui/data/definition-list.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { Columns } from "./columns.tsx";
import { businessHours, contactQuestions, responseTimes } from "./contact-facts.ts";
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
      text={
        <>
          A person of our staff reads every message and answers by email. If you would rather use your own
          mail program, write to{" "}
          <a
            href={`mailto:${supportEmail}`}
            className="break-all text-accent underline underline-offset-4 hover:text-accent-strong"
          >
            {supportEmail}
          </a>
          .
        </>
      }
    >
      <ContactForm />
    </SectionCard>
  );
}

function WhenAndWho() {
  return (
    <>
      <SectionCard title="Response time">
        <DefinitionList items={responseTimes} />
      </SectionCard>
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
