import { Page } from "#web/ui/page.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** The area in outline: all the server can show, because it knows nobody. */
export function SupplierSkeleton() {
  return (
    <Page className="sm:py-8">
      <div aria-busy="true" className="flex flex-col gap-6">
        <span className="sr-only">Loading your dashboard</span>
        <Skeleton className="h-9 w-64" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-32 w-full rounded-card" />
        <Skeleton className="h-96 w-full rounded-card" />
      </div>
      <noscript>
        <p className="mt-6 text-center">
          Your dashboard needs JavaScript. The rest of the site works without it.
        </p>
      </noscript>
    </Page>
  );
}
