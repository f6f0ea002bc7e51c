import { getLegalTexts } from "@vesper/contract/core/site";
import { apiContext } from "#web/api/client.ts";
import { describePage } from "#web/shell/describe-page.ts";
import { SiteName } from "../pages/site-details.tsx";
import { TextPage } from "../pages/text-page.tsx";
import { withOwnText } from "./own-section.tsx";
import { serviceSections } from "./terms-of-service-text.tsx";
import type { Route } from "./+types/terms-of-service.ts";

export const meta = describePage({
  title: "Terms of Service",
  description: "The rules of conduct: what you promise when you use the site, and what no one may do here.",
});

export async function loader({ context }: Route.LoaderArgs) {
  const { data } = await context.get(apiContext).call(getLegalTexts);
  return { terms: data.terms };
}

export default function TermsOfServiceRoute({ loaderData: { terms } }: Route.ComponentProps) {
  return (
    <TextPage
      title="Terms of Service"
      intro={
        <>
          The rules of conduct: what you promise when you use <SiteName />, and what no one may do here.
        </>
      }
      revised="2026-11-15"
      numbered
      sections={withOwnText(serviceSections, terms)}
    />
  );
}
