import { type DateFormat, formatDate } from "./dates.ts";

interface DateTimeProps {
  at: string;
  format?: DateFormat;
  className?: string;
}

/** A moment in words, to the minute unless another format is asked for. */
export function DateTime({ at, format = "dateTime", className }: DateTimeProps) {
  return (
    <time dateTime={at} className={className}>
      {formatDate(at, format)}
    </time>
  );
}
