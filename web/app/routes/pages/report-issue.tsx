import { Bug, ShieldAlert } from "lucide-react";
import { Link } from "react-router";
import { describePage } from "#web/shell/describe-page.ts";
import { Button } from "#web/ui/button.tsx";
import { Page } from "#web/ui/page.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { Prose } from "#web/ui/prose.tsx";
import { SectionCard } from "#web/ui/section-card.tsx";
import { Columns } from "./columns.tsx";
import { IconCard } from "./icon-card.tsx";

export const meta = describePage({
  title: "Report an Issue",
  description: "How to report a bug or a security issue, and what to write so that we can find it.",
});

const particulars = [
  ["What happened", "in a sentence or two, in your own words"],
  ["Where it happened", "the address of the page, and the browser and device you used"],
  ["When it happened", "the date and the time, as closely as you remember"],
  ["Steps to reproduce it", "what you did, one step after the other"],
  ["Expected result", "what you thought would happen"],
  ["Actual result", "what happened instead"],
  ["Error messages", "word for word"],
] as const;

export default function ReportIssueRoute() {
  return (
    <Page>
      <PageHeader
        size="display"
        title="Report an Issue"
        text="Something does not work, or does not seem safe? Thank you for telling us. Please send bug and security reports through our contact form."
      />
      <Columns beside={<GoToForm />}>
        <Subjects />
        <WhatToWrite />
      </Columns>
    </Page>
  );
}

function Subjects() {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <IconCard icon={<Bug />} title="Bug Report">
        Use the subject <SubjectLink subject="Bug Report" /> for anything that does not work as it should.
      </IconCard>
      <IconCard icon={<ShieldAlert />} title="Security Issue">
        Use the subject <SubjectLink subject="Security Issue" /> for anything that could put people or their
        data at risk. Please tell nobody else until it is mended.
      </IconCard>
    </div>
  );
}

/** To the form, with this subject filled in. */
function SubjectLink({ subject }: { subject: "Bug Report" | "Security Issue" }) {
  return (
    <Link
      to={`/contact?subject=${encodeURIComponent(subject)}`}
      className="text-accent underline underline-offset-4 hover:text-accent-strong"
    >
      “{subject}”
    </Link>
  );
}

function WhatToWrite() {
  return (
    <Prose className="mt-12">
      <h2>What to write</h2>
      <p>The more of this you can tell us, the sooner we can find the cause:</p>
      <ul>
        {particulars.map(([name, explanation]) => (
          <li key={name}>
            <strong>{name}:</strong> {explanation}
          </li>
        ))}
      </ul>
      <p>
        Please leave out passwords and other people’s private details. If your report is about a person, a
        profile or a picture, the <Link to="/safety-guidelines#tell-us">Safety Guidelines</Link> say how to
        tell us.
      </p>
    </Prose>
  );
}

function GoToForm() {
  return (
    <SectionCard
      title="Ready to write?"
      text="Put “Bug Report” or “Security Issue” in the subject, so that the right person reads it first."
      className="print:hidden"
    >
      <Button className="self-start" render={<Link to="/contact" />}>
        Go to Contact Form
      </Button>
    </SectionCard>
  );
}
