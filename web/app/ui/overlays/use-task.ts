import { useState } from "react";

export interface DialogState {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Task that a row starts and a dialog completes. */
export function useTask<Task>() {
  // The task is kept while its dialog plays the closing animation. Its number is the key that resets the next
  // dialog.
  const [current, setCurrent] = useState<{ task: Task; number: number } | null>(null);
  const [open, setOpen] = useState(false);

  function begin(task: Task) {
    setCurrent((before) => ({ task, number: (before?.number ?? 0) + 1 }));
    setOpen(true);
  }

  return { current, begin, dialog: { open, onOpenChange: setOpen } };
}
