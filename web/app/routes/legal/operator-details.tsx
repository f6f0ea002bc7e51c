import { useSite } from "#web/shell/site.ts";
import { clsx } from "clsx/lite";

/** Operator of this installation. Empty settings are left out. */
export function OperatorDetails({ className }: { className?: string }) {
  const { name, operator, supportEmail } = useSite();
  return (
    <address className={clsx("flex flex-col items-start gap-1 not-italic", className)}>
      <strong className="font-semibold">{operator.name || name}</strong>
      {operator.address && <span className="whitespace-pre-line">{operator.address}</span>}
      {operator.jurisdiction && <span>{operator.jurisdiction}</span>}
      <a
        href={`mailto:${supportEmail}`}
        className="inline-flex min-h-11 items-center break-all text-accent underline underline-offset-4 hover:text-accent-strong"
      >
        {supportEmail}
      </a>
    </address>
  );
}
