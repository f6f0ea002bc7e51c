import { useQuery } from "@tanstack/react-query";
import { type BackupOverview, startBackup } from "@vesper/contract/operations/backups";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { formatDateTime } from "#web/ui/data/dates.ts";
import { LoadedSection } from "#web/ui/feedback/loaded-section.tsx";
import { BackupRow } from "./backup-row.tsx";
import { backupsQuery, isMaking, isTesting, statusKey } from "./queries.ts";

/** The backups, their restore tests, and buttons to make and test one. */
export function BackupsSection() {
  const query = useQuery(backupsQuery);
  const isRunning = query.data?.backups.some(isMaking) ?? false;
  const start = useAdminChange({
    key: statusKey,
    change: () => api.call(startBackup),
    done: "The backup has started.",
    failed: "Failed to start the backup",
  });
  return (
    <LoadedSection
      title="Backups"
      text={query.data ? describeSchedule(query.data) : "Database and files as of one moment."}
      query={query}
      failure="Failed to load the backups"
      actions={
        <Button
          tone="outline"
          busy={start.isPending || isRunning}
          disabledReason={query.data ? undefined : "The list of backups isn’t loaded"}
          onClick={() => start.mutate(undefined)}
        >
          Back up now
        </Button>
      }
    >
      {({ backups }) =>
        backups.length === 0 ? (
          <p className="text-small text-muted">
            There is no backup yet. Back up now, or choose a schedule in Settings, under Backups. Then copy
            the backups to another machine: those on this one are lost with it.
          </p>
        ) : (
          <ul aria-label="Backups" className="divide-y divide-line">
            {backups.map((backup) => (
              <BackupRow key={backup._id} backup={backup} isTestRunning={backups.some(isTesting)} />
            ))}
          </ul>
        )
      }
    </LoadedSection>
  );
}

function describeSchedule({ schedule, keep, nextAt }: BackupOverview): string {
  if (schedule === "off" || !nextAt) return "No schedule. Choose one in Settings, under Backups.";
  const kept = keep === 1 ? "Only the newest is kept." : `The newest ${keep} are kept.`;
  return `Made ${schedule}, next at ${formatDateTime(nextAt)}. ${kept}`;
}
