import type { ReactNode } from "react";
import { Page } from "../layout/page.tsx";
import { Skeleton } from "./skeleton.tsx";

interface AreaSkeletonProps {
  /** Name of the loading area: "Your account". */
  name: string;
  width?: "content" | "medium";
  /** Content below heading and tabs. */
  children: ReactNode;
}

/** Skeleton of an area for signed-in users. The server cannot render more, because it has no session. */
export function AreaSkeleton({ name, width = "content", children }: AreaSkeletonProps) {
  return (
    <Page width={width} className={width === "content" ? "sm:py-8" : undefined}>
      <div aria-busy="true" className="flex flex-col gap-6">
        <h1 className="sr-only">{name} is loading</h1>
        <Skeleton className="h-9 w-64" />
        <Skeleton className="mt-2 h-11 w-full" />
        {children}
      </div>
      <noscript>
        <p className="mt-6 text-center">{name} needs JavaScript. The rest of the site works without it.</p>
      </noscript>
    </Page>
  );
}
