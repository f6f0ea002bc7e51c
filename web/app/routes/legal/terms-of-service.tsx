import { describePage } from "#web/shell/describe-page.ts";
import { SiteName } from "../pages/site-details.tsx";
import { TextPage } from "../pages/text-page.tsx";
import { serviceSections } from "./terms-of-service-text.tsx";

export const meta = describePage({
  title: "Terms of Service",
  description: "The rules of conduct: what you promise when you use the site, and what nobody may do here.",
});

export default function TermsOfServiceRoute() {
  return (
    <TextPage
      title="Terms of Service"
      intro={
        <>
          What you promise when you use <SiteName />, and what nobody may do here.
        </>
      }
      revised="2026-11-15"
      numbered
      sections={serviceSections}
    />
  );
}
