import Shapes from "virtual:icons/shapes";

/** Category icon: free text, usually one emoji, that decorates the name next to it. */
export function CategoryIcon({ icon }: { icon: string }) {
  return (
    <span
      aria-hidden
      className="flex h-8 max-w-24 min-w-8 shrink-0 items-center justify-center overflow-hidden rounded-inner bg-raised px-1.5 text-body whitespace-nowrap"
    >
      {icon ? <bdi>{icon}</bdi> : <Shapes className="size-4 text-muted" />}
    </span>
  );
}
