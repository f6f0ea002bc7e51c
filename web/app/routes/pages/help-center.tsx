import { Link } from "react-router";
import { HelpSearch } from "#web/features/help/help-search.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { Columns } from "./columns.tsx";

export const meta = describePage({
  title: "Help Center",
  description: "Answers about accounts, signing in, privacy, safety and our rules.",
});

export default function HelpCenterRoute() {
  return (
    <Page>
      <PageHeader
        size="display"
        title="Help Center"
        text="Short answers to the questions people ask most often."
      />
      <Columns beside={<ContactPrompt />}>
        <HelpSearch />
      </Columns>
    </Page>
  );
}

function ContactPrompt() {
  return (
    <SectionCard
      title="Still looking?"
      text="Write to us about anything. You don’t need an account."
      className="print:hidden"
    >
      <Button className="self-start" render={<Link to="/contact" />}>
        Contact us
      </Button>
    </SectionCard>
  );
}
