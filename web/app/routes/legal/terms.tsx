import { describePage } from "#web/shell/describe-page.ts";
import { SiteName } from "../pages/site-details.tsx";
import { TextPage } from "../pages/text-page.tsx";
import { termsSections } from "./terms-text.tsx";

export const meta = describePage({
  title: "Terms and Conditions",
  description: "The agreement between you and us: who may use the site, and what each side owes the other.",
});

export default function TermsRoute() {
  return (
    <TextPage
      title="Terms and Conditions"
      intro={
        <>
          The agreement between you and <SiteName />, in 15 sections. We’ve tried to make it easy to read.
        </>
      }
      revised="2026-11-15"
      numbered
      sections={termsSections}
    />
  );
}
