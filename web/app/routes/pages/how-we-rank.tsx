import { describePage } from "#web/shell/describe-page.ts";
import { rankSections } from "./how-we-rank-text.tsx";
import { TextPage } from "./text-page.tsx";

const summary = "How we decide who is shown where, what changes it, and what never does.";

export const meta = describePage({ title: "How we rank", description: summary });

export default function HowWeRankRoute() {
  return <TextPage title="How we rank" intro={summary} revised="2026-11-18" sections={rankSections} />;
}
