import { Button } from "#web/ui/actions/button.tsx";

interface SendButtonsProps {
  total: number;
  done: number;
  isBusy: boolean;
  onDraft: () => void;
}

/** Within reach however many files there are. */
export function SendButtons({ total, done, isBusy, onDraft }: SendButtonsProps) {
  return (
    <div className="sticky bottom-0 -mx-4 flex flex-wrap items-center justify-end gap-2 border-t border-line bg-ground px-4 py-3">
      <p role="status" className="text-small text-muted empty:absolute max-sm:basis-full sm:mr-auto">
        {total > 0 && `${done} of ${total} uploaded`}
      </p>
      <Button
        tone="outline"
        className="max-sm:flex-1 max-sm:px-3"
        disabledReason={isBusy ? "Everything is on its way" : undefined}
        onClick={onDraft}
      >
        Save as draft
      </Button>
      <Button type="submit" busy={isBusy} className="max-sm:flex-1 max-sm:px-3">
        Upload and submit
      </Button>
    </div>
  );
}
