import { Page } from "#web/ui/page.tsx";
import { Skeleton } from "#web/ui/skeleton.tsx";

/** An account page in outline: all the server can show, because it knows nobody. */
export function AccountSkeleton() {
  return (
    <Page width="medium">
      <div aria-busy="true" className="flex flex-col gap-6">
        <span className="sr-only">Loading your account</span>
        <Skeleton className="h-9 w-64" />
        <Skeleton className="mt-2 h-11 w-full" />
        <Skeleton className="h-44 w-full rounded-card" />
        <Skeleton className="h-44 w-full rounded-card" />
      </div>
      <noscript>
        <p className="mt-6 text-center">
          Your account needs JavaScript. The rest of the site works without it.
        </p>
      </noscript>
    </Page>
  );
}
