import { ContactForm } from "#web/features/contact/public/contact-form.tsx";
import { QuestionList } from "#web/features/help/question-list.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import { useSite } from "#web/shell/site.ts";
import { DefinitionList } from "#web/ui/data/definition-list.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { Columns } from "./columns.tsx";
import { OperatorDetails } from "../legal/operator-details.tsx";
import type { Question } from "#web/features/help/filter-questions.ts";

const businessHours = [
  { term: "Monday to Friday", detail: "9:00 AM – 6:00 PM" },
  { term: "Saturday", detail: "10:00 AM – 4:00 PM" },
  { term: "Sunday", detail: "Emergency only" },
] as const;

const responseTimes = [
  { term: "Usually", detail: "Within 24 hours" },
  { term: "Emergencies", detail: "2 to 4 hours" },
] as const;

const contactQuestions: readonly Question[] = [
  {
    question: "Which email address should I write from?",
    answer: [
      "If it’s about your account, use your account’s email address, so we know it’s you. For everything else, any address is fine.",
    ],
  },
  {
    question: "What should I leave out?",
    answer: ["Passwords, card numbers and copies of documents. We’ll never ask for your password."],
  },
  {
    question: "Can you tell me whether someone has an account here?",
    answer: ["No. We don’t reveal who uses this site unless the law requires us to."],
  },
  {
    question: "Can you arrange a meeting or pass on a message?",
    answer: ["No. We’re a directory, not an agency. Escorts decide how people can reach them."],
  },
  {
    question: "How do I report a bug, a profile or a photo?",
    answer: [
      "Use our report page. It has a form for reporting what people publish, and it lists the details that help us fix a bug.",
    ],
    links: [{ to: "/report-issue", label: "Report an Issue" }],
  },
  {
    question: "Can I find an answer right away?",
    answer: ["Try the Help Center. It answers the questions people ask most often."],
    links: [{ to: "/help-center", label: "Help Center" }],
  },
];

export const meta = describePage({
  title: "Contact",
  description: "How to reach us, when we’re available, and what to include so we can help.",
});

export default function ContactRoute() {
  return (
    <Page>
      <PageHeader
        size="display"
        title="Contact"
        text="Questions, concerns, feedback: write to us. You don’t need an account."
      />
      <Columns beside={<ContactFacts />}>
        <ContactSection />
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

function ContactSection() {
  const { supportEmail } = useSite();
  return (
    <SectionCard
      title="Write to us"
      text={
        <>
          Someone on our team reads every message and replies by email. If you prefer your own email app,
          write to{" "}
          <a
            href={`mailto:${supportEmail}`}
            className="wrap-anywhere text-accent underline underline-offset-4 hover:text-accent-strong"
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

function ContactFacts() {
  return (
    <>
      <SectionCard title="Response time">
        <DefinitionList items={responseTimes} />
      </SectionCard>
      <SectionCard title="Business hours" text="In the operator’s local time.">
        <DefinitionList items={businessHours} />
        <p className="text-small text-muted">
          If someone is in danger, call your local emergency services before you write to us.
        </p>
      </SectionCard>
      <SectionCard title="Who runs this site">
        <OperatorDetails />
      </SectionCard>
    </>
  );
}
