import { describePage } from "#web/shell/describe-page.ts";
import { SiteName } from "../pages/site-details.tsx";
import { TextPage } from "../pages/text-page.tsx";
import { serviceSections } from "./terms-of-service-text.tsx";

export const meta = describePage({
  title: "Terms of Service",
  description: "The rules of conduct: what you promise when you use the site, and what no one may do here.",
});

export default function TermsOfServiceRoute() {
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
      sections={serviceSections}
    />
  );
}
