import type { Tag } from "@vesper/contract/taxonomy";
import { Badge } from "#web/ui/data/badge.tsx";
import { ActiveBadge } from "./active-badge.tsx";
import { ProfileCount } from "./profile-count.tsx";
import { rowLooks } from "./row-looks.ts";
import type { TaskHandler } from "./task.ts";
import { TermActions } from "./term-actions.tsx";
import { tagTypeNames } from "./labels.ts";

export function TagRow({ tag, onTask }: { tag: Tag; onTask: TaskHandler }) {
  return (
    <tr>
      <th scope="row" className={rowLooks.name}>
        <span className="flex items-center gap-3">
          <Swatch color={tag.color} />
          <bdi className="min-w-0 wrap-anywhere">{tag.name}</bdi>
        </span>
      </th>
      <td data-beside className="wrap-anywhere text-muted">
        {tag.slug}
      </td>
      <td data-beside>
        <Badge className="ring-1 ring-line ring-inset">{tagTypeNames[tag.type]}</Badge>
      </td>
      <td data-beside className="text-muted uppercase tabular-nums">
        {tag.color}
      </td>
      <td data-beside data-numeric className="text-muted">
        <ProfileCount count={tag.profileCount} />
      </td>
      <td data-beside className={tag.isActive ? rowLooks.usual : undefined}>
        <ActiveBadge isActive={tag.isActive} />
      </td>
      <td className={rowLooks.actions}>
        <TermActions
          name={tag.name}
          onEdit={() => onTask({ noun: "tag", kind: "edit", tag })}
          onDelete={() => onTask({ noun: "tag", kind: "delete", tag })}
        />
      </td>
    </tr>
  );
}

function Swatch({ color }: { color: string }) {
  return (
    <span
      aria-hidden
      className="size-5 shrink-0 rounded-control ring-1 ring-line-strong ring-inset"
      style={{ backgroundColor: color }}
    />
  );
}
