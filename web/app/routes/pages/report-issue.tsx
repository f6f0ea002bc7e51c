import { Link } from "react-router";
import { describePage } from "#web/shell/describe-page.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Page } from "#web/ui/layout/page.tsx";
import { PageHeader } from "#web/ui/layout/page-header.tsx";
import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { Columns } from "./columns.tsx";
import { ReportBug } from "./report-bug.tsx";
import { ReportContent } from "./report-content.tsx";

export const meta = describePage({
  title: "Report an Issue",
  description:
    "How to report a bug, a security issue, a profile or a picture, and what to write so that we can act.",
});

export default function ReportIssueRoute() {
  return (
    <Page>
      <PageHeader
        size="display"
        title="Report an Issue"
        text="Something does not work, or does not seem safe? Thank you for telling us. Please send bug and security reports through our contact form."
      />
      <Columns beside={<GoToForm />}>
        <ReportBug />
        <ReportContent />
      </Columns>
    </Page>
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
