import type { NodeReport } from "@vesper/contract/operations/status";
import { Badge } from "#web/ui/data/badge.tsx";
import { formatTimeSince } from "#web/ui/data/dates.ts";
import { SectionCard } from "#web/ui/layout/card.tsx";
import { StateIcon } from "./state-icon.tsx";

/** Processes of the site with their own results. */
export function NodeList({ nodes, now }: { nodes: readonly NodeReport[]; now: Date }) {
  return (
    <SectionCard title="Nodes" text="Each process of the site reports every 30 seconds.">
      <ul className="divide-y divide-line">
        {nodes.map((node) => (
          <NodeRow key={node.name} node={node} now={now} />
        ))}
      </ul>
    </SectionCard>
  );
}

function NodeRow({ node, now }: { node: NodeReport; now: Date }) {
  const { name, version, nodeVersion, schema, startedAt, seenAt, isSelf, isSilent, checks } = node;
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium wrap-anywhere">{name}</span>
        {isSelf && <Badge tone="accent">Serves this page</Badge>}
        {isSilent && <Badge tone="danger">Silent</Badge>}
        <span className="text-small text-muted">
          Vesper {version}, Node.js {nodeVersion}, schema {schema.slice(0, 4)}
        </span>
      </div>
      <p className="text-small text-muted">
        Started {formatTimeSince(new Date(startedAt), now)}, last report{" "}
        {formatTimeSince(new Date(seenAt), now)}
      </p>
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        {checks.map((check) => (
          <li
            key={check.name}
            title={check.problem ?? check.found}
            className="flex items-center gap-1.5 text-small"
          >
            <StateIcon state={check.state} className="size-4" />
            {check.title}
          </li>
        ))}
      </ul>
    </li>
  );
}
