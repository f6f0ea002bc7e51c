import type { OwnVerification } from "@vesper/contract/verification";

type Change = NonNullable<OwnVerification["recheck"]>["changes"][number];
const names = { name: "Name", age: "Age", photo: "Primary photo" } as const;

export function ChangesMade({ changes }: { changes: readonly Change[] }) {
  return (
    <ul className="flex flex-col gap-1 text-small">
      {changes.map(({ field, before, after }) => (
        <li key={field}>
          <span className="text-muted">{names[field]}: </span>
          {field === "photo" ? (
            "another one"
          ) : (
            <>
              <bdi>{before}</bdi> is now <bdi>{after}</bdi>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
