import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import type { Need } from "./needs.ts";

export function NeedRow({ need: { title, text, to, action } }: { need: Need }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-48">
        <p className="font-medium">{title}</p>
        <p className="text-small wrap-anywhere text-muted">
          <bdi>{text}</bdi>
        </p>
      </div>
      <Button tone="outline" size="small" aria-label={`${action}: ${title}`} render={<Link to={to} />}>
        {action}
      </Button>
    </li>
  );
}
