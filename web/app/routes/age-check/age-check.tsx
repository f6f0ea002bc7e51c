import { ageCheckPath } from "@vesper/contract/accounts/age-check-path";
import { getAgeOptions } from "@vesper/contract/accounts/age-proof";
import { findSafeRedirect } from "@vesper/contract/core/redirect";
import { getSite } from "@vesper/contract/core/site";
import { apiContext } from "#web/api/client.ts";
import { describePage } from "#web/shell/describe-page.ts";
import { useSite } from "#web/shell/site.ts";
import { Page } from "#web/ui/layout/page.tsx";
import { CheckCard } from "./check-card.tsx";
import { CheckFacts, CheckText } from "./check-text.tsx";
import { useOwnPass } from "./use-own-pass.ts";
import type { Route } from "./+types/age-check.ts";

export const meta = describePage({
  title: "Age check",
  description:
    "A directory of independent adult companions, for adults only. How we check that visitors are over 18 without learning who they are.",
});

/** Where the visitor wanted to go. A check that led back to itself would lead nowhere. */
function findTarget(params: URLSearchParams): string {
  const to = findSafeRedirect(params.get("to"));
  return to && !to.startsWith(ageCheckPath) ? to : "/";
}

/** Asks the server again whether a proof is needed: an open page keeps the answer it was loaded with. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { searchParams } = new URL(request.url);
  const [site, options] = await Promise.all([api.call(getSite), api.call(getAgeOptions)]);
  const { ageLevel, isGated } = site.data;
  const state = isGated ? "gated" : ageLevel === "proof" ? "proven" : "open";
  return {
    state,
    options: options.data,
    to: findTarget(searchParams),
    result: searchParams.get("result"),
  } as const;
}

export default function AgeCheckRoute({ loaderData }: Route.ComponentProps) {
  const { state, to } = loaderData;
  useOwnPass(state === "gated", to);
  return (
    <Page className="lg:py-16">
      <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:gap-16">
        <Introduction isRequired={state !== "open"} />
        <CheckCard {...loaderData} />
      </div>
      <CheckFacts className="mt-12 lg:mt-16" />
      <CheckText className="mt-12 lg:mt-16" provider={loaderData.options.provider} to={to} />
    </Page>
  );
}

function Introduction({ isRequired }: { isRequired: boolean }) {
  const { name } = useSite();
  return (
    <header className="max-w-prose lg:pt-10">
      <p className="text-small font-medium text-accent">Adults only</p>
      <h1 className="mt-2 font-serif text-display font-medium tracking-tight">
        Prove your age, not who you are
      </h1>
      <p className="mt-4 text-lead text-muted">
        {name} is a directory of independent adult companions.{" "}
        {isRequired ? "Where you are" : "In some countries"}, we have to check that visitors are over 18
        before we show anyone. The check is one question, and the answer is yes or no.
      </p>
    </header>
  );
}
