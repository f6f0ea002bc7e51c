import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { headingId, type Task } from "./task.ts";
import { TaskDialog } from "./task-dialog.tsx";
import { UserFilters } from "./user-filters.tsx";
import { UserList } from "./user-list.tsx";

/** Finding people and everything that can be done with their accounts. */
export function UserManagement() {
  // The task outlives its dialog, which takes a moment to leave; its number makes the next one start afresh.
  const [current, setCurrent] = useState<{ task: Task; number: number } | null>(null);
  const [open, setOpen] = useState(false);

  function handleTask(task: Task) {
    setCurrent((before) => ({ task, number: (before?.number ?? 0) + 1 }));
    setOpen(true);
  }

  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={headingId} tabIndex={-1} className="font-serif text-title font-semibold outline-none">
          User Management
        </h2>
        <Button onClick={() => handleTask({ kind: "create" })}>+ Add New User</Button>
      </header>
      <UserFilters />
      <UserList onTask={handleTask} />
      {current && <TaskDialog key={current.number} task={current.task} open={open} onOpenChange={setOpen} />}
    </div>
  );
}
