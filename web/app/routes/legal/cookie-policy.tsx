import { describePage } from "#web/shell/describe-page.ts";
import { SiteName } from "../pages/site-details.tsx";
import { TextPage } from "../pages/text-page.tsx";
import { cookieSections } from "./cookie-policy-text.tsx";

export const meta = describePage({
  title: "Cookie Policy",
  description: "No tracking cookies. See what your browser stores for us, why and for how long.",
});

export default function CookiePolicyRoute() {
  return (
    <TextPage
      title="Cookie Policy"
      intro={
        <>
          <SiteName /> sets no cookies for advertising or analytics, and none from third parties. There is
          only one cookie of our own, and only where the law asks for a proof of age. That’s why you don’t see
          a cookie banner.
        </>
      }
      revised="2026-11-18"
      sections={cookieSections}
    />
  );
}
