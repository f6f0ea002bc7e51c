import type { Intent } from "@vesper/contract/accounts/intent";
import { IntentPhoto, IntentTitle, useIntentPerson } from "./intent-reason.tsx";
import { describeIntent } from "./intent-text.ts";

/** Reason on the sign-in pages, for visitors who came without the sheet: in a new tab, by mail, or without scripts. */
export function IntentNote({ intent }: { intent: Intent }) {
  const person = useIntentPerson(intent);
  const { title, text } = describeIntent(intent, person.name);
  return (
    <div className="mb-6 flex items-center gap-4 border-b border-line pb-5">
      <IntentPhoto intent={intent} person={person} />
      <div className="flex min-w-0 flex-col gap-1">
        <p className="font-serif text-lead font-semibold">
          <IntentTitle title={title} person={person} />
        </p>
        <p className="text-small text-muted">{text}</p>
      </div>
    </div>
  );
}
