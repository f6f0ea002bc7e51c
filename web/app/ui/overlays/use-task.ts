import { useState } from "react";

export interface DialogState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Something asked for by a row and done in a dialog. */
export function useTask<Task>() {
  // The task outlives its dialog, which takes a moment to leave; its number makes the next one start afresh.
  const [current, setCurrent] = useState<{ task: Task; number: number } | null>(null);
  const [open, setOpen] = useState(false);

  function begin(task: Task) {
    setCurrent((before) => ({ task, number: (before?.number ?? 0) + 1 }));
    setOpen(true);
  }

  return { current, begin, dialog: { open, onOpenChange: setOpen } };
}
