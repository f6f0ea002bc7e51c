import type { Case } from "@vesper/contract/moderation";
import { reasons } from "@vesper/contract/reasons";
import { CaseLink } from "./case-link.tsx";
import { CaseState } from "./case-state.tsx";
import { CaseTime } from "./case-time.tsx";
import { CaseWorker } from "./case-worker.tsx";
import { PriorityBadge } from "./priority-badge.tsx";

interface CaseRowProps {
  item: Case;
  now: Date;
  isOldest: boolean;
}

export function CaseRow({ item, now, isOldest }: CaseRowProps) {
  return (
    <tr className="relative has-[a:focus-visible]:[&>*]:bg-hover">
      <td>
        <PriorityBadge priority={item.priority} />
      </td>
      <th scope="row" className="max-w-72 min-w-48">
        <CaseLink item={item} />
      </th>
      <td className="min-w-44">{reasons[item.reason].label}</td>
      <td data-numeric>{item.reportCount}</td>
      <td>
        <CaseTime item={item} now={now} isOldest={isOldest} />
      </td>
      <td className="max-w-40 truncate">
        <CaseWorker item={item} />
      </td>
      <td>
        <CaseState item={item} />
      </td>
    </tr>
  );
}
