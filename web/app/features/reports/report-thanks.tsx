import { CircleCheck } from "lucide-react";
import { useEffect, useRef } from "react";

interface ReportThanksProps {
  receipt: string;
  /** The level of the title in its page or dialog. */
  level?: 1 | 2;
}

/** The receipt, and what happens next. It takes the place of the form, so it takes the focus too. */
export function ReportThanks({ receipt, level = 2 }: ReportThanksProps) {
  const Heading = `h${level}` as const;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  return (
    <div className="flex flex-col gap-4">
      <CircleCheck aria-hidden className="size-10 text-jade" />
      <Heading ref={title} tabIndex={-1} className="font-serif text-title font-semibold outline-none">
        Thank you for telling us
      </Heading>
      <p>
        Your report has arrived. A person of our staff reads it; urgent ones come first. The other side is
        never told who reported.
      </p>
      <p className="text-muted">
        If you are signed in, we tell you when it has been looked at. What exactly was decided about somebody
        else stays between them and us. If you write to us about it, please name this number:
      </p>
      <p className="rounded-inner bg-raised px-4 py-3 text-small">
        <span className="block text-caption text-muted">Report number</span>
        <code className="font-mono break-all select-all">{receipt}</code>
      </p>
    </div>
  );
}
