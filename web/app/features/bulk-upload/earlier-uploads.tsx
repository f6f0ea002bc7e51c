import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { bulkJobsQuery } from "./queries.ts";
import { countOf } from "./labels.ts";

/** What was sent lately, and a way back to it. */
export function EarlierUploads({ currentId }: { currentId: string | null }) {
  const { data: jobs = [] } = useQuery(bulkJobsQuery);
  const others = jobs.filter(({ _id }) => _id !== currentId);
  if (others.length === 0) return null;
  return (
    <SectionCard title="Earlier uploads" text="Kept for 30 days.">
      <ul>
        {others.map((job) => (
          <li key={job._id} className="border-b border-line last:border-b-0">
            <Link
              to={`?job=${job._id}`}
              className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5 hover:text-accent"
            >
              <bdi className="min-w-0 truncate font-medium">{job.fileName}</bdi>
              <span className="text-small text-muted">
                {new Date(job.createdAt).toLocaleString("en", { dateStyle: "medium", timeStyle: "short" })}
                {" · "}
                {countOf(job.results.successful, "profile")}
                {job.results.failed > 0 && `, ${job.results.failed.toLocaleString("en")} failed`}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
