import { type ComponentProps, lazy, Suspense } from "react";
import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

const loadForm = () => import("./review-form.tsx");
const ReviewForm = lazy(async () => ({ default: (await loadForm()).ReviewForm }));

/** Begins to load the form before it is asked for. */
export const prepareForm = () => void loadForm();

/** The form comes when somebody wants to write: those who only read do without its weight. */
export function FormArea(props: ComponentProps<typeof ReviewForm>) {
  return (
    <Card>
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <ReviewForm {...props} />
      </Suspense>
    </Card>
  );
}
