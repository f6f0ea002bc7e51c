import { type Backup, testBackup } from "@vesper/contract/operations/backups";
import type { ReactNode } from "react";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Badge } from "#web/ui/data/badge.tsx";
import { formatDateTime } from "#web/ui/data/dates.ts";
import { formatSize } from "#web/ui/data/format-size.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { statusKey } from "./queries.ts";

const kinds: Record<Backup["kind"], string> = {
  scheduled: "scheduled",
  manual: "manual",
  command: "command line",
};

interface BackupRowProps {
  backup: Backup;
  /** A restore test of any backup is running. */
  isTestRunning: boolean;
}

/** One backup with its size, its restore test and the reason of a failure. */
export function BackupRow({ backup, isTestRunning }: BackupRowProps) {
  const { state, requestedAt, error, test } = backup;
  const change = useAdminChange({
    key: statusKey,
    change: () => api.call(testBackup, { params: { id: backup._id } }),
    done: "The restore test has started.",
    failed: "Failed to start the restore test",
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <time dateTime={requestedAt} className="font-medium">
            {formatDateTime(requestedAt)}
          </time>
          <StateBadge backup={backup} />
          <TestBadge test={test} />
        </p>
        <p className="mt-0.5 text-small wrap-anywhere text-muted">{describeBackup(backup)}</p>
        {[error, test?.error].map(
          (reason) =>
            reason && (
              <p key={reason} className="mt-1 text-small wrap-anywhere text-danger">
                {reason}
              </p>
            ),
        )}
      </div>
      {state === "finished" && (
        <Button
          tone="outline"
          size="small"
          busy={change.isPending}
          disabledReason={isTestRunning ? "A restore test is running" : undefined}
          aria-label={`Test restore of ${formatDateTime(requestedAt)}`}
          onClick={() => change.mutate(undefined)}
        >
          Test restore
        </Button>
      )}
    </li>
  );
}

function describeBackup({ kind, bytes, rows, files, host }: Backup): string {
  const parts = [kinds[kind]];
  if (bytes !== null) parts.push(formatSize(bytes));
  if (rows !== null) parts.push(`${rows.toLocaleString("en")} rows`);
  if (files !== null) parts.push(files === 1 ? "1 file" : `${files.toLocaleString("en")} files`);
  if (host) parts.push(`on ${host}`);
  return parts.join(" · ");
}

function StateBadge({ backup: { state } }: { backup: Backup }) {
  if (state === "finished") return null;
  if (state === "failed") return <Badge tone="danger">Failed</Badge>;
  return <Busy>{state === "waiting" ? "Starts soon" : "Being made"}</Busy>;
}

function TestBadge({ test }: Pick<Backup, "test">) {
  if (!test) return null;
  if (test.state === "passed") return <Badge tone="jade">Restore tested</Badge>;
  if (test.state === "failed") return <Badge tone="danger">Restore failed</Badge>;
  return <Busy>Restore is being tested</Busy>;
}

const Busy = ({ children }: { children: ReactNode }) => (
  <Badge tone="accent" icon={<Spinner />}>
    {children}
  </Badge>
);
