import { useIsOnline } from "#web/realtime/online.ts";

interface OnlineMarkProps {
  userId: string;
  asRendered?: boolean;
  /** Shows only the dot, for use next to a name. */
  short?: boolean;
}

/** Online mark next to a person; renders nothing while they are offline. */
export function OnlineMark({ userId, asRendered = false, short = false }: OnlineMarkProps) {
  if (!useIsOnline(userId, asRendered)) return null;
  return (
    <span className="inline-flex shrink-0 items-center gap-2 text-caption font-medium text-jade">
      <span aria-hidden className="size-2.5 rounded-control bg-jade ring-2 ring-jade-soft" />
      <span className={short ? "sr-only" : undefined}>Online now</span>
    </span>
  );
}
