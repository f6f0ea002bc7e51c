import { useQuery } from "@tanstack/react-query";
import type { User } from "@vesper/contract/accounts/accounts";
import { CircleCheck } from "lucide-react";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { SkeletonText } from "#web/ui/feedback/skeleton-text.tsx";
import { type TodoItem, getTodoItems } from "./todo-items.ts";
import { todoQuery } from "./queries.ts";
import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";

interface TodoListProps {
  user: Pick<User, "isEmailVerified">;
  className?: string;
}

/** Steps an escort still has to take to be found. */
export function TodoList({ user, className }: TodoListProps) {
  return (
    <SectionCard title="Needs your attention" className={className}>
      <TodoItems user={user} />
    </SectionCard>
  );
}

function TodoItems({ user }: Pick<TodoListProps, "user">) {
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
        <TodoRow key={item.title} item={item} />
      ))}
    </ul>
  );
}

function TodoRow({ item: { title, text, to, action } }: { item: TodoItem }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{title}</p>
        <p className="text-small wrap-anywhere text-muted">
          <bdi>{text}</bdi>
        </p>
      </div>
      <Button tone="outline" size="small" aria-label={`${action}: ${title}`} render={<Link to={to} />}>
        {action}
      </Button>
    </li>
  );
}
