import { EyeOff, Scale, UserRound } from "lucide-react";
import { Link } from "react-router";
import { describePage } from "#web/shell/describe-page.ts";
import { useSite } from "#web/shell/site.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { Prose } from "#web/ui/layout/prose.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { Columns } from "./columns.tsx";
import { IconCard } from "./icon-card.tsx";
import { OperatorDetails } from "../legal/operator-details.tsx";

export const meta = describePage({
  title: "About",
  description:
    "A calm, discreet directory of independent adult companions: what it is for and what it stands for.",
});

export default function AboutRoute() {
  const { name } = useSite();
  return (
    <Page>
      <PageHeader
        size="display"
        title={`About ${name}`}
        text="A calm, discreet directory of independent adult companions, made for people who value good company and their privacy."
      />
      <Principles />
      <div className="mt-12 sm:mt-16">
        <Columns beside={<OperatorSection />}>
          <Prose>
            <AboutText name={name} />
          </Prose>
        </Columns>
      </div>
    </Page>
  );
}

function Principles() {
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <IconCard icon={<EyeOff />} title="Discreet">
        No advertising, no analytics, no cookies. Mail with neutral subjects, and a way to leave every page at
        once.
      </IconCard>
      <IconCard icon={<UserRound />} title="Adults, by their own choice">
        Only for people who are 18 or over and decide for themselves. What is forced or unlawful has no place
        here.
      </IconCard>
      <IconCard icon={<Scale />} title="Fair">
        The same rules for everybody, in words that can be read. Every restriction is explained and can be
        appealed.
      </IconCard>
    </div>
  );
}

function AboutText({ name }: { name: string }) {
  return (
    <>
      <h2>What we are</h2>
      <p>
        Our sign is the evening star, the first light at dusk. {name} is meant to be like that: quiet,
        dependable, and there when you look for it.
      </p>
      <p>
        We run a directory. Companions present themselves here in their own words; other adults find them
        here. We are not an agency: we employ no companions, arrange no meetings and take no share of what
        people agree between themselves.
      </p>
      <h2>What we care about</h2>
      <p>
        Being here should never harm anybody. So we hold little data, and our{" "}
        <Link to="/privacy-policy">Privacy Policy</Link> says which. You can download it or have it erased
        without asking anyone. And our <Link to="/safety-guidelines">Safety Guidelines</Link> speak to both
        sides of a meeting.
      </p>
      <p>
        The law differs from place to place. {name} may be used only where that is lawful, and our{" "}
        <Link to="/terms#lawful-use">terms</Link> ask everybody to know the law where they are.
      </p>
    </>
  );
}

function OperatorSection() {
  return (
    <SectionCard title="Who runs it">
      <OperatorDetails />
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button render={<Link to="/register" />}>Get Started</Button>
        <Button tone="outline" render={<Link to="/contact" />}>
          Contact us
        </Button>
      </div>
    </SectionCard>
  );
}
