import { useQuery } from "@tanstack/react-query";
import type { User } from "@vesper/contract/accounts/accounts";
import type { ReactNode } from "react";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import CircleCheck from "virtual:icons/circle-check";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { SkeletonText } from "#web/ui/feedback/skeleton-text.tsx";
import { type TodoItem, getTodoItems } from "./todo-items.ts";
import { todoQuery } from "./queries.ts";
import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";

interface TodoListProps {
  user: Pick<User, "isEmailVerified">;
  /** Sends the link to confirm the email address again. */
  confirmEmail: ReactNode;
  className?: string;
}

/** Steps an escort still has to take to be found. */
export function TodoList({ user, confirmEmail, className }: TodoListProps) {
  return (
    <SectionCard title="Needs your attention" className={className}>
      <TodoItems user={user} confirmEmail={confirmEmail} />
    </SectionCard>
  );
}

function TodoItems({ user, confirmEmail }: Omit<TodoListProps, "className">) {
  const query = useQuery(todoQuery);
  const { data, isLoadingError } = query;
  if (isLoadingError) return <LoadFailure message="Failed to load your to-do list" query={query} />;
  if (!data) return <SkeletonText lines={3} />;
  const items = getTodoItems({ ...data, user });
  if (items.length === 0) {
    return (
      <p className="flex items-center gap-2 text-muted">
        <CircleCheck aria-hidden className="size-5 shrink-0 text-jade" />
        Nothing needs your attention.
      </p>
    );
  }
  return (
    <ul className="-my-3 flex flex-col divide-y divide-line">
      {items.map((item) => (
        <TodoRow key={item.title} item={item} here={item.kind && confirmEmail} />
      ))}
    </ul>
  );
}

interface TodoRowProps {
  item: TodoItem;
  /** Takes the step here, instead of a link. */
  here?: ReactNode;
}

export function TodoRow({ item: { title, text, to, action }, here }: TodoRowProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{title}</p>
        <p className="text-small wrap-anywhere text-muted">
          <bdi>{text}</bdi>
        </p>
      </div>
      {here ?? (
        <Button tone="outline" size="small" aria-label={`${action}: ${title}`} render={<Link to={to} />}>
          {action}
        </Button>
      )}
    </li>
  );
}
