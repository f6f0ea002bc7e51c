import { useQuery } from "@tanstack/react-query";
import { toRedirectQuery } from "@vesper/contract/core/redirect";
import type { ReactNode } from "react";
import { Navigate, useLocation } from "react-router";
import { secondFactorQuery } from "../queries.ts";

/** Leads staff whose session still needs a second factor to the page that adds it, and from there back. */
export function StaffGate({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const { data } = useQuery(secondFactorQuery);
  if (!data?.isMissing) return children;
  const target = new URLSearchParams({ redirect: pathname + search });
  return <Navigate to={`/second-factor${toRedirectQuery(target)}`} replace />;
}
