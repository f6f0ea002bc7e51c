import { useState } from "react";
import { getErrorMessage } from "#web/api/error-message.ts";
import { describePasskeyError, PasskeyCanceled, supportsPasskeys } from "./passkey-browser.ts";

const unsupported = "This browser doesn’t support passkeys.";

/** Runs a step that opens the browser's passkey prompt, and keeps its failure. Canceling the prompt is none. */
export function usePasskey(failed: string) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function run(step: () => Promise<void>) {
    if (!supportsPasskeys()) return setFailure(unsupported);
    setBusy(true);
    setFailure(undefined);
    try {
      await step();
    } catch (error) {
      if (error instanceof PasskeyCanceled) return;
      setFailure(describePasskeyError(error) ?? getErrorMessage(error, failed));
    } finally {
      setBusy(false);
    }
  }

  return { busy, failure, run: (step: () => Promise<void>) => void run(step) };
}
