import { NumberedPager } from "#web/ui/data/numbered-pager.tsx";

interface RotatedPagerProps {
  meta: { page: number; totalPages: number; rotation?: string | undefined };
}

/** Pages of a list. If it rotates, all of them keep the order of the one that is shown. */
export function RotatedPager({ meta: { page, totalPages, rotation } }: RotatedPagerProps) {
  return (
    <NumberedPager
      page={page}
      totalPages={totalPages}
      shared={rotation ? { name: "rotation", value: rotation } : undefined}
    />
  );
}
