import { Eye } from "lucide-react";

/** A colleague has it in hand. */
export function TakenNote({ by }: { by: string | undefined }) {
  if (by === undefined) return null;
  return (
    <p className="flex items-center gap-2 text-small font-medium text-gold">
      <Eye aria-hidden className="size-4 shrink-0" />
      <span className="wrap-anywhere">
        <bdi>{by}</bdi> is looking at this
      </span>
    </p>
  );
}
