import { useMutation } from "@tanstack/react-query";
import { exportAudit } from "@vesper/contract/audit";
import { Download } from "lucide-react";
import { adminToast } from "#web/api/admin-toast.ts";
import { downloadApi } from "#web/session/download-api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { saveFile } from "#web/ui/actions/save-file.ts";
import type { AuditFilters } from "./audit-filters.ts";

/** Takes along what the filters find. */
export function AuditExport({ filters }: { filters: AuditFilters }) {
  const download = useMutation({
    mutationFn: ({ page: _page, until, ...rest }: AuditFilters) =>
      downloadApi.call(exportAudit, { query: { ...rest, until: until?.toString() } }),
    onSuccess: (content) => saveFile("audit-log.csv", "text/csv", content),
    onError: (error) => adminToast.failure(error, "Failed to export the audit log"),
  });
  return (
    <Button
      tone="outline"
      icon={<Download aria-hidden className="size-4.5" />}
      busy={download.isPending}
      onClick={() => download.mutate(filters)}
    >
      Export CSV
    </Button>
  );
}
