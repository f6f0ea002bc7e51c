import { useQuery } from "@tanstack/react-query";
import { LoadedSection } from "#web/ui/feedback/loaded-section.tsx";
import { reportsQuery } from "../cases/queries.ts";
import { reasons } from "@vesper/contract/moderation/reasons";
import type { Report } from "@vesper/contract/moderation/reports";
import { Link } from "react-router";
import { Badge } from "#web/ui/data/badge.tsx";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { kindLabels, resolutionLabels } from "../cases/labels.ts";

/** Reports about a person, and reports they made. */
export function PersonReports({ id }: { id: string }) {
  const query = useQuery(reportsQuery(id));
  return (
    <LoadedSection title="Reports" query={query} failure="Failed to load the reports">
      {({ by, about }) => (
        <div className="grid gap-6 sm:grid-cols-2 xl:grid-cols-1">
          <PersonReportList title="About this member" reports={about} />
          <PersonReportList title="By this member" reports={by} />
        </div>
      )}
    </LoadedSection>
  );
}

/** The newest few reports, each with a link to its case. */
function PersonReportList({ title, reports }: { title: string; reports: readonly Report[] }) {
  return (
    <div>
      <h3 className="text-small font-medium text-muted">{title}</h3>
      {reports.length === 0 ? (
        <p className="mt-2 text-small text-muted">None.</p>
      ) : (
        <ul className="mt-1 divide-y divide-line">
          {reports.map((report) => (
            <li key={report._id} className="flex flex-col gap-1 py-3 text-small wrap-anywhere">
              <span className="flex flex-wrap items-center gap-2">
                <Link
                  to={`/admin/cases/${report.caseId}`}
                  className="font-medium underline decoration-line-strong underline-offset-4 hover:decoration-ink"
                >
                  {kindLabels[report.targetType]}: {reasons[report.reason].label}
                </Link>
                <Badge tone={report.status === "open" ? "gold" : "neutral"}>
                  {report.resolution ? resolutionLabels[report.resolution] : "Open"}
                </Badge>
              </span>
              {report.details && <bdi className="line-clamp-3">{report.details}</bdi>}
              <DateTime at={report.createdAt} className="text-caption text-muted" />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
