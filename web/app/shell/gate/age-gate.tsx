import { type SyntheticEvent, useEffect, useRef } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { StarMark } from "#web/ui/data/stars.tsx";
import { gateId, gateScript, isKnownAdult, rememberAdult } from "./adult.ts";
import { leaveSite } from "./leave-site.ts";

/** Age gate, shown once before the site. It is not shown without JavaScript or to crawlers. */
export function AgeGate() {
  const gate = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    // After a crash, React renders the page again but the inline script does not run a second time, so the gate is
    // shown here.
    if (!gate.current?.open && !isKnownAdult()) gate.current?.showModal();
  }, []);

  function handleAdult() {
    rememberAdult();
    gate.current?.close("adult");
  }

  // Shows the gate again: a browser may close a dialog on the second Escape even if its `cancel` event was canceled.
  function handleClose({ currentTarget }: SyntheticEvent<HTMLDialogElement>) {
    if (currentTarget.returnValue !== "adult" && !currentTarget.open) currentTarget.showModal();
  }

  return (
    <>
      <dialog
        id={gateId}
        ref={gate}
        suppressHydrationWarning
        aria-labelledby="age-gate-title"
        aria-describedby="age-gate-text"
        onCancel={(event) => event.preventDefault()}
        onClose={handleClose}
        className="age-gate"
      >
        <Question onAdult={handleAdult} />
      </dialog>
      <script>{gateScript}</script>
    </>
  );
}

function Question({ onAdult }: { onAdult: () => void }) {
  return (
    <>
      <StarMark className="mx-auto size-12 text-accent" />
      <h2 id="age-gate-title" className="mt-5 font-serif text-title font-semibold">
        Adults only
      </h2>
      <p id="age-gate-text" className="mt-2 text-muted">
        This is a directory of adult companions. Enter only if you’re 18 or older and of legal age where you
        are.
      </p>
      <div className="mt-6 flex flex-col gap-3">
        <Button size="large" value="adult" onClick={onAdult}>
          I am 18 or older
        </Button>
        <Button size="large" tone="outline" value="leave" onClick={leaveSite}>
          Leave
        </Button>
      </div>
    </>
  );
}
