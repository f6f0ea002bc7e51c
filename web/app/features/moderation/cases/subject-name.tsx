import type { Subject } from "@vesper/contract/moderation";
import { kindWords } from "./labels.ts";

/** What a case is about: its kind, how it is called, and who answers for it. */
export function SubjectName({ subject }: { subject: Subject }) {
  const { type, label, owner } = subject;
  // A person answers for themself: saying the name twice tells nothing.
  const by = type !== "user" && owner ? owner.name : null;
  return (
    <>
      <bdi className="font-medium wrap-break-word">{label}</bdi>
      <span className="block text-caption font-normal text-muted">
        {kindWords[type]}
        {by && (
          <>
            {" of "}
            <bdi>{by}</bdi>
          </>
        )}
      </span>
    </>
  );
}
