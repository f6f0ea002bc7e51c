import { Navigate, useSearchParams } from "react-router";

/** The last one of the last page is gone, or the address asks for too much. */
export function LastPage({ pages }: { pages: number }) {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set("page", String(pages));
  return <Navigate to={{ search: next.toString() }} replace />;
}
