import type { ReportableKind } from "@vesper/contract/moderation";
import { EyeOff } from "lucide-react";
import { Link } from "react-router";

const path = "/report-issue/intimate-image";

/** The quicker way: what is named exactly there is hidden at once. */
export function NoticeHint({ target: { type, id } }: { target: { type: ReportableKind; id: string } }) {
  return (
    <p className="flex items-start gap-3 rounded-card bg-accent-soft px-4 py-3 text-small">
      <EyeOff aria-hidden className="size-5 shrink-0 text-accent" />
      <span>
        Are you the person shown, or do you act for them?{" "}
        <Link
          to={type === "profile" ? `${path}?profile=${id}` : path}
          className="text-accent underline underline-offset-4 hover:text-accent-strong"
        >
          Use this form instead
        </Link>
        : the picture is hidden at once, with every copy of it.
      </span>
    </p>
  );
}
