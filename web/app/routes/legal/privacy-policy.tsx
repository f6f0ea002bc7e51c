import { getLegalTexts, getRetention } from "@vesper/contract/core/site";
import { apiContext } from "#web/api/client.ts";
import { describePage } from "#web/shell/describe-page.ts";
import { SiteName } from "../pages/site-details.tsx";
import { TextPage } from "../pages/text-page.tsx";
import { withOwnText } from "./own-section.tsx";
import { privacySections } from "./privacy-policy-text.tsx";
import type { Route } from "./+types/privacy-policy.ts";

const describePolicy = describePage({
  title: "Privacy Policy",
  description: "What data we hold, why and for how long, who sees it, and how to download or erase it.",
});

/** This page is also served as /privacy; both have the same canonical URL. */
export const meta = ({ matches, location }: Parameters<typeof describePolicy>[0]) =>
  describePolicy({ matches, location: { ...location, pathname: "/privacy-policy" } });

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [retention, texts] = await Promise.all([api.call(getRetention), api.call(getLegalTexts)]);
  return { retention: retention.data, ownText: texts.data.privacy };
}

export default function PrivacyPolicyRoute({ loaderData: { ownText } }: Route.ComponentProps) {
  return (
    <TextPage
      title="Privacy Policy"
      intro={
        <>
          Using <SiteName /> is a private matter. That’s why we hold as little data as we can, tell you what
          it is, and let you download it or have it erased.
        </>
      }
      revised="2026-11-18"
      sections={withOwnText(privacySections, ownText)}
    />
  );
}
