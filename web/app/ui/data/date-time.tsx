import { formatDateTime } from "./dates.ts";

interface DateTimeProps {
  at: string;
  format?: (iso: string) => string;
  className?: string;
}

/** To the minute, unless told otherwise. */
export function DateTime({ at, format = formatDateTime, className }: DateTimeProps) {
  return (
    <time dateTime={at} className={className}>
      {format(at)}
    </time>
  );
}
