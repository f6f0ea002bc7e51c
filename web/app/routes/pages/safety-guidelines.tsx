import { describePage } from "#web/shell/describe-page.ts";
import { safetySections } from "./safety-guidelines-text.tsx";
import { TextPage } from "./text-page.tsx";

export const meta = describePage({
  title: "Safety Guidelines",
  description:
    "How to meet safely, protect your privacy, recognize scams, and get help when something’s wrong.",
});

export default function SafetyGuidelinesRoute() {
  return (
    <TextPage
      title="Safety Guidelines"
      intro="Advice for a good and safe evening, whichever side of the meeting you’re on. Take what helps, and trust yourself first."
      revised="2026-11-15"
      sections={safetySections}
    />
  );
}
