import { Link } from "react-router";
import { describePage } from "#web/shell/describe-page.ts";
import { Button } from "#web/ui/actions/button.tsx";
import Bug from "virtual:icons/bug";
import ShieldAlert from "virtual:icons/shield-alert";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { Card, SectionCard } from "#web/ui/layout/card.tsx";
import { Columns } from "./columns.tsx";
import { DangerLine } from "#web/features/reports/danger-line.tsx";
import { FindPageForm } from "#web/features/reports/find-page-form.tsx";
import { Prose } from "#web/ui/layout/prose.tsx";
import { SupportLink } from "./site-details.tsx";
import { IconCard } from "./icon-card.tsx";

const reportDetails = [
  ["What happened", "in a sentence or two, in your own words"],
  ["Where it happened", "the page address, and the browser and device you used"],
  ["When it happened", "the date and time, as closely as you remember"],
  ["Steps to reproduce it", "what you did, step by step"],
  ["Expected result", "what you expected to happen"],
  ["Actual result", "what happened instead"],
  ["Error messages", "the exact wording"],
] as const;

export const meta = describePage({
  title: "Report an Issue",
  description:
    "How to report a bug, a security issue, a profile or a photo, and what to include so we can act.",
});

export default function ReportIssueRoute() {
  return (
    <Page>
      <PageHeader
        size="display"
        title="Report an Issue"
        text="Is something broken, or does something seem unsafe? Thank you for telling us. Please send bug and security reports through our contact form."
      />
      <Columns beside={<FormLinkCard />}>
        <ReportBug />
        <ReportContent />
      </Columns>
    </Page>
  );
}

function FormLinkCard() {
  return (
    <SectionCard
      title="Ready to write?"
      text="Put “Bug Report” or “Security Issue” in the subject so it goes straight to the right person."
      className="print:hidden"
    >
      <Button className="self-start" render={<Link to="/contact" />}>
        Go to Contact Form
      </Button>
    </SectionCard>
  );
}

/** Reports about a person, profile or picture, which go to the moderators instead of technical support. */
function ReportContent() {
  return (
    <>
      <Prose className="mt-16">
        <h2 id="content">A person, a profile or a photo</h2>
        <p>
          You don’t need an account, and we never tell the other person who reported them. If someone may be
          under 18 or under pressure, we review your report first.
        </p>
      </Prose>
      <div className="mt-6 flex flex-col gap-4">
        <DangerLine />
        <Card className="print:hidden noscript:hidden">
          <FindPageForm />
        </Card>
      </div>
      <Prose className="mt-8">
        <p>Or report it where you see it:</p>
        <ul>
          <li>
            <strong>A profile or a listing,</strong> including its photos: choose “Report this profile” or
            “Report this listing” on its page.
          </li>
          <li>
            <strong>A review:</strong> choose “Report” next to it.
          </li>
          <li>
            <strong>A message</strong> and its sender: use the menu next to the message.
          </li>
          <li>
            <strong>Anything else,</strong> or if the page is gone:{" "}
            <Link to="/contact?subject=Safety">write to us</Link> or email <SupportLink />.
          </li>
        </ul>
        <h2 id="pictures-without-consent">A photo of you without your consent</h2>
        <p>
          Tell us which photo it is <Link to="/report-issue/intimate-image">with this form</Link>. You don’t
          need an account, you don’t have to prove who you are, and you don’t have to send us the photo. We
          hide it and every copy right away, and a person on our team decides within 48 hours.
        </p>
      </Prose>
    </>
  );
}

/** Reports about bugs and security issues. */
function ReportBug() {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <IconCard icon={<Bug />} title="Bug Report">
          Use the subject <SubjectLink subject="Bug Report" /> for anything that doesn’t work as it should.
        </IconCard>
        <IconCard icon={<ShieldAlert />} title="Security Issue">
          Use the subject <SubjectLink subject="Security Issue" /> for anything that could put people or their
          data at risk. Please don’t tell anyone else until it’s fixed.
        </IconCard>
      </div>
      <Prose className="mt-12">
        <h2 id="what-to-write">What to include</h2>
        <p>The more of this you can tell us, the sooner we can find the cause:</p>
        <ul>
          {reportDetails.map(([name, explanation]) => (
            <li key={name}>
              <strong>{name}:</strong> {explanation}
            </li>
          ))}
        </ul>
        <p>Please leave out passwords and other people’s private details.</p>
      </Prose>
    </>
  );
}

/** Link to the contact form with this subject filled in. */
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
