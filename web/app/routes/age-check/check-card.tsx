import type { AgeOptions } from "@vesper/contract/accounts/age-proof";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { AccentLink } from "#web/ui/actions/accent-link.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { FormError } from "#web/ui/forms/form-message.tsx";
import CircleCheck from "virtual:icons/circle-check";
import { Card } from "#web/ui/layout/card.tsx";
import { StartForms } from "./start-forms.tsx";

const resultTexts: Readonly<Record<string, string>> = {
  refused:
    "We couldn’t accept this proof. It didn’t say that you’re over 18, or it came from an issuer we don’t know. Nothing was stored. You can try again.",
  expired: "This check ran out of time: each one lasts five minutes. Start a new one when you’re ready.",
  ended:
    "We couldn’t find this check in your browser. Please start again here, in the browser in which you want to use the site, and allow its cookie.",
};

interface CheckCardProps {
  state: "gated" | "proven" | "open";
  options: AgeOptions;
  to: string;
  result: string | null;
}

/** Starts the check, or says that none is needed. */
export function CheckCard({ state, options, to, result }: CheckCardProps) {
  if (state === "open") return <NotNeeded to={to} />;
  if (state === "proven") return <Proven options={options} to={to} />;
  return (
    <CardFrame title="Check my age">
      <FormError>{result !== null && resultTexts[result]}</FormError>
      <Ways options={options} to={to} />
    </CardFrame>
  );
}

function CardFrame({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby="check">
      <Card padding="large" className="flex flex-col gap-5 shadow-soft">
        <h2 id="check" className="font-serif text-title font-semibold">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}

function Ways({ options, to }: { options: AgeOptions; to: string }) {
  if (!options.wallet && options.provider === null) return <NoWay />;
  return (
    <>
      <p className="text-muted">
        {options.wallet
          ? "You need a wallet app that holds a proof of age, such as the European Union’s. It takes about a minute."
          : "Our provider checks your age and sends us back one word: yes or no."}
      </p>
      <StartForms options={options} to={to} />
      <p className="text-small text-muted">
        No account needed. Afterward, this browser is let in for 30 days.
      </p>
    </>
  );
}

/** The operator requires a proof but accepts none yet. */
function NoWay() {
  return (
    <>
      <p>
        We can’t check ages at the moment, so we can’t show you anyone. This isn’t about you: the site has no
        way to check set up yet.
      </p>
      <p className="text-muted">
        <AccentLink to="/contact">Write to us</AccentLink> if you think this should work.
      </p>
    </>
  );
}

function Proven({ options, to }: { options: AgeOptions; to: string }) {
  return (
    <CardFrame
      title={
        <span className="flex items-center gap-3">
          <CircleCheck aria-hidden className="size-7 shrink-0 text-jade" />
          You’ve proven your age
        </span>
      }
    >
      <p className="text-muted">This browser is let in. You don’t need to do anything.</p>
      <Button size="large" render={<Link to={to} reloadDocument />}>
        {to === "/" ? "Go to the home page" : "Continue"}
      </Button>
      <details className="border-t border-line pt-4">
        <summary className="min-h-11 py-2.5 text-small font-medium">Renew it for another 30 days</summary>
        <div className="mt-3 flex flex-col gap-5">
          <Ways options={options} to={to} />
        </div>
      </details>
    </CardFrame>
  );
}

function NotNeeded({ to }: { to: string }) {
  return (
    <CardFrame title="No proof needed here">
      <p className="text-muted">
        Where you are, we don’t ask for a proof of age. The site is for adults all the same.
      </p>
      <Button size="large" render={<Link to={to} reloadDocument />}>
        {to === "/" ? "Go to the home page" : "Continue"}
      </Button>
    </CardFrame>
  );
}
