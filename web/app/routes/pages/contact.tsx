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
    question: "Which address should I write from?",
    answer: [
      "From the address of your account, if your message is about the account. Otherwise we cannot know that it is you. For everything else, any address will do.",
    ],
  },
  {
    question: "What should I leave out?",
    answer: ["Passwords, card numbers and copies of documents. We will never ask for your password."],
  },
  {
    question: "Can you tell me whether somebody has an account here?",
    answer: ["No. We tell nobody who uses this site, unless the law obliges us to."],
  },
  {
    question: "Can you arrange a meeting or pass on a message?",
    answer: ["No. This is a directory, not an agency. Companions decide themselves how they can be reached."],
  },
  {
    question: "How do I report a bug, a profile or a picture?",
    answer: [
      "A page of its own has a form for what people publish, and says which details help us to find the cause of a bug.",
    ],
    links: [{ to: "/report-issue", label: "Report an Issue" }],
  },
  {
    question: "Is there an answer I can read right away?",
    answer: ["Quite possibly: the help center answers what people ask most often."],
    links: [{ to: "/help-center", label: "Help Center" }],
  },
];

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

function ContactFacts() {
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
