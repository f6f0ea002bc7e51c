import { Button } from "#web/ui/actions/button.tsx";
import { ClaimedNote, OwnItemNote } from "./notes.tsx";
import type { Queue } from "./use-queue.ts";

interface DecisionProps<Item extends { _id: string }> {
  queue: Queue<Item>;
  item: Item;
}

/** The reason this admin cannot decide, if any. */
export function DecisionNotes<Item extends { _id: string }>({ queue, item }: DecisionProps<Item>) {
  return (
    <>
      <ClaimedNote by={queue.others.get(item._id)} />
      <OwnItemNote isOwn={queue.isOwn(item)} />
    </>
  );
}

/** The two decisions about an item. A click asks first where the specification says so; the keys act at once. */
export function DecisionButtons<Item extends { _id: string }>({ queue, item }: DecisionProps<Item>) {
  const { rules } = queue;
  const name = rules.getName(item);
  const disabledReason = queue.findObstacle(item);
  return (
    <span className="flex gap-2 max-sm:flex-1 max-sm:*:flex-1">
      <Button
        aria-label={`${rules.approve.label} ${name}`}
        disabledReason={disabledReason}
        onClick={() => queue.approve([item])}
      >
        {rules.approve.label}
        <Cap of="a" />
      </Button>
      {rules.reject && (
        <Button
          tone="outline"
          aria-label={`Reject ${name}`}
          disabledReason={disabledReason}
          onClick={() => queue.reject([item])}
        >
          Reject
          <Cap of="r" />
        </Button>
      )}
    </span>
  );
}

/**
 * Reminds of the shortcut, in the color of its button. Drawn by CSS: as text it would belong to the visible label, which
 * the button's name must contain.
 */
function Cap({ of }: { of: string }) {
  return (
    <span
      aria-hidden
      data-key={of}
      className="-me-1.5 min-w-5.5 rounded-[0.3125rem] border border-current px-1 text-center text-caption opacity-80 before:content-[attr(data-key)] max-lg:hidden pointer-coarse:hidden"
    />
  );
}
