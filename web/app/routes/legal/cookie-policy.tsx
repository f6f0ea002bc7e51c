import { describePage } from "#web/shell/describe-page.ts";
import { SiteName } from "../pages/site-details.tsx";
import { TextPage } from "../pages/text-page.tsx";
import { cookieSections } from "./cookie-policy-text.tsx";

export const meta = describePage({
  title: "Cookie Policy",
  description: "We don’t set cookies. See what your browser stores for us instead, why and for how long.",
});

export default function CookiePolicyRoute() {
  return (
    <TextPage
      title="Cookie Policy"
      intro={
        <>
          <SiteName /> sets no cookies: none for advertising, none for analytics, none from third parties.
          That’s why you don’t see a cookie banner.
        </>
      }
      revised="2026-11-15"
      sections={cookieSections}
    />
  );
}
