import type { Intent } from "@vesper/contract/accounts/intent";
import { IntentReason, useIntentPerson } from "./intent-reason.tsx";
import { describeIntent } from "./intent-text.ts";

/** Reason on the sign-in page, for visitors who came without the sheet: a new tab, or no scripts before. */
export function IntentNote({ intent }: { intent: Intent }) {
  const person = useIntentPerson(intent);
  const { title, text } = describeIntent(intent, person.name);
  return (
    <div className="mb-6 flex flex-col gap-2 border-b border-line pb-5">
      <p className="font-serif text-lead font-semibold">
        <IntentReason intent={intent} person={person} title={title} />
      </p>
      <p className="text-small text-muted">{text}</p>
    </div>
  );
}
