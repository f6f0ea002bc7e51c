import { useQuery } from "@tanstack/react-query";
import type { User } from "@vesper/contract/accounts/accounts";
import type { ExposureReport } from "@vesper/contract/profiles/exposure";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { SkeletonText } from "#web/ui/feedback/skeleton-text.tsx";
import CircleCheck from "virtual:icons/circle-check";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { ownProfileQuery } from "../own/queries.ts";
import { todoQuery } from "../todo/queries.ts";
import { getTodoItems } from "../todo/todo-items.ts";
import { TodoRow } from "../todo/todo-list.tsx";
import { type AdviceGroup, getAdvice } from "./advice.ts";

interface AdviceProps {
  report: ExposureReport;
  user: Pick<User, "isEmailVerified">;
}

/** Steps that would change the figures: first those that keep visitors from seeing the profile. */
export function Advice({ report, user }: AdviceProps) {
  return (
    <SectionCard
      title="What would change it"
      text="Photos, texts and replies don’t change your place. They change what people do when they see you."
    >
      <AdviceGroups report={report} user={user} />
    </SectionCard>
  );
}

function AdviceGroups({ report, user }: AdviceProps) {
  const todo = useQuery(todoQuery);
  const own = useQuery(ownProfileQuery);
  const failed = [todo, own].find(({ isLoadingError }) => isLoadingError);
  if (failed) return <LoadFailure message="Failed to load your next steps" query={failed} />;
  if (!todo.data || !own.data) return <SkeletonText lines={4} />;

  const blocking = getTodoItems({ ...todo.data, user }).filter(({ kind }) => kind !== "confirm-email");
  const facts = { report, profile: own.data, approvedMedia: todo.data.counts.approved };
  const groups = [...(blocking.length > 0 ? [{ title: "First", items: blocking }] : []), ...getAdvice(facts)];
  if (groups.length === 0) return <NothingLeft />;
  return (
    <div className="flex flex-col gap-6">
      {groups.map((group) => (
        <AdviceSection key={group.title} {...group} />
      ))}
    </div>
  );
}

const AdviceSection = ({ title, items }: AdviceGroup) => (
  <section>
    <h3 className="text-small font-semibold text-muted">{title}</h3>
    <ul className="flex flex-col divide-y divide-line">
      {items.map((item) => (
        <TodoRow key={item.title} item={item} />
      ))}
    </ul>
  </section>
);

const NothingLeft = () => (
  <p className="flex items-center gap-2 text-muted">
    <CircleCheck aria-hidden className="size-5 shrink-0 text-jade" />
    You’ve done everything that we can suggest.
  </p>
);
