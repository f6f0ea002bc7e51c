import { useLocation } from "react-router";
import { useSite } from "#web/shell/site.ts";

/** On paper alone: where the text was found. */
export function PrintedFrom() {
  const { url } = useSite();
  const { pathname } = useLocation();
  if (!url) return null;
  return (
    <p className="mt-12 hidden border-t border-line pt-4 text-small print:block">
      {new URL(pathname, url).href}
    </p>
  );
}
