import { type ComponentProps, lazy, Suspense } from "react";
import { Card } from "#web/ui/layout/card.tsx";
import { Skeleton } from "#web/ui/feedback/skeleton.tsx";

const loadForm = () => import("./review-form.tsx");
const ReviewForm = lazy(async () => ({ default: (await loadForm()).ReviewForm }));

/** Prefetches the form. */
export const prepareForm = () => void loadForm();

/** Loads the form on demand, so that people who only read reviews do not download it. */
export function FormArea(props: ComponentProps<typeof ReviewForm>) {
  return (
    <Card>
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <ReviewForm {...props} />
      </Suspense>
    </Card>
  );
}
