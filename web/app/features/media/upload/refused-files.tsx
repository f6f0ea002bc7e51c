import { CircleAlert } from "lucide-react";
import type { Refused } from "./use-chosen.ts";

/** Files that cannot be taken, each with its reason. Stays mounted, so that it is announced. */
export function RefusedFiles({ files }: { files: readonly Refused[] }) {
  return (
    <div role="alert" className="empty:absolute">
      {files.length > 0 && (
        <ul className="flex flex-col gap-1.5 rounded-inner bg-danger-soft px-4 py-3 text-small font-medium text-danger">
          {files.map(({ id, name, problem }) => (
            <li key={id} className="flex items-start gap-2 wrap-anywhere">
              <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span>
                <bdi>{name}</bdi>: {problem}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
