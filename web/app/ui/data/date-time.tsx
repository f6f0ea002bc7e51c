import { formatDateTime } from "./dates.ts";

interface DateTimeProps {
  at: string;
  format?: (iso: string) => string;
  className?: string;
}

/** Date and time to the minute, unless `format` says otherwise. */
export function DateTime({ at, format = formatDateTime, className }: DateTimeProps) {
  return (
    <time dateTime={at} className={className}>
      {format(at)}
    </time>
  );
}
