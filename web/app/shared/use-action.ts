import { useState } from "react";
import { getErrorMessage } from "#web/api/error-message.ts";
import { toast } from "#web/ui/feedback/toast.ts";

interface ActionOptions<Answer> {
  act: () => Promise<Answer>;
  done?: string;
  failed: string;
  onDone?: (answer: Answer) => void | Promise<void>;
}

/** One API call that shows its outcome as a toast. For public pages, which do not use TanStack Query. */
export function useAction<Answer>({ act, done, failed, onDone }: ActionOptions<Answer>) {
  const [busy, setBusy] = useState(false);

  async function run() {
    setBusy(true);
    try {
      const answer = await act();
      if (done) toast.success(done);
      await onDone?.(answer);
    } catch (error) {
      toast.error(getErrorMessage(error, failed));
    } finally {
      setBusy(false);
    }
  }

  return { busy, run: () => void run() };
}
