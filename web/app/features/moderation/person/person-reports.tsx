import { useQuery } from "@tanstack/react-query";
import { LoadedSection } from "#web/ui/feedback/loaded-section.tsx";
import { PersonReportList } from "./person-report-list.tsx";
import { reportsQuery } from "../cases/queries.ts";

/** What others reported about somebody, and what they reported themselves. */
export function PersonReports({ id }: { id: string }) {
  const query = useQuery(reportsQuery(id));
  return (
    <LoadedSection title="Reports" query={query} failure="Failed to load the reports">
      {({ by, about }) => (
        <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1">
          <PersonReportList title="About this person" reports={about} />
          <PersonReportList title="By this person" reports={by} />
        </div>
      )}
    </LoadedSection>
  );
}
