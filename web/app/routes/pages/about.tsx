import { getLegalTexts } from "@vesper/contract/core/site";
import { Link } from "react-router";
import { apiContext } from "#web/api/client.ts";
import { Markdown } from "#web/shared/markdown.tsx";
import { describePage } from "#web/shell/describe-page.ts";
import { useSite } from "#web/shell/site.ts";
import { Button } from "#web/ui/actions/button.tsx";
import EyeOff from "virtual:icons/eye-off";
import Scale from "virtual:icons/scale";
import UserRound from "virtual:icons/user-round";
import { Page, PageHeader } from "#web/ui/layout/page.tsx";
import { Prose } from "#web/ui/layout/prose.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { Columns } from "./columns.tsx";
import { IconCard } from "./icon-card.tsx";
import { OperatorDetails } from "../legal/operator-details.tsx";
import type { Route } from "./+types/about.ts";

export const meta = describePage({
  title: "About",
  description:
    "A calm, discreet directory of independent adult companions: what it’s for and what it stands for.",
});

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).call(getLegalTexts);
  return { imprint: data.imprint };
}

export default function AboutRoute({ loaderData: { imprint } }: Route.ComponentProps) {
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
            {imprint && (
              <section aria-labelledby="imprint">
                <h2 id="imprint">Imprint</h2>
                <Markdown source={imprint} />
              </section>
            )}
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
        No advertising, no analytics, no tracking cookies. Our emails have neutral subjects, and you can leave
        any page at once.
      </IconCard>
      <IconCard icon={<UserRound />} title="Adults, by choice">
        Only for people who are 18 or older and here by their own choice. Anything forced or unlawful has no
        place here.
      </IconCard>
      <IconCard icon={<Scale />} title="Fair">
        The same rules for everyone, in plain words. We explain every restriction, and you can appeal it.
      </IconCard>
    </div>
  );
}

function AboutText({ name }: { name: string }) {
  return (
    <>
      <h2>What we are</h2>
      <p>
        Our symbol is the evening star, the first light at dusk. {name} is meant to be like it: quiet,
        dependable, and there when you look for it.
      </p>
      <p>
        We run a directory. Escorts present themselves here in their own words, and other adults find them.
        We’re not an agency: we don’t employ escorts, arrange meetings or take a share of what people agree
        on.
      </p>
      <h2>What we care about</h2>
      <p>
        Being here should never harm anyone. That’s why we hold as little data as we can. Our{" "}
        <Link to="/privacy-policy">Privacy Policy</Link> lists it, and you can download or erase it yourself.
        Our <Link to="/safety-guidelines">Safety Guidelines</Link> are for both sides of a meeting.
      </p>
      <p>
        Laws differ from place to place. You may use {name} only where it’s lawful. Our{" "}
        <Link to="/terms#lawful-use">terms</Link> ask everyone to know the law where they are.
      </p>
    </>
  );
}

function OperatorSection() {
  return (
    <SectionCard title="Who runs this site">
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
