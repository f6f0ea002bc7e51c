import { useMutation } from "@tanstack/react-query";
import { exportSiteDays } from "@vesper/contract/insights";
import { Download } from "lucide-react";
import { adminToast } from "#web/api/admin-toast.ts";
import { downloadApi } from "#web/session/download-api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { saveFile } from "#web/ui/actions/save-file.ts";

export function DaysExport() {
  const download = useMutation({
    mutationFn: () => downloadApi.call(exportSiteDays),
    onSuccess: (content) => saveFile("statistics.csv", "text/csv", content),
    onError: (error) => adminToast.failure(error, "Failed to export the statistics"),
  });
  return (
    <Button
      tone="outline"
      icon={<Download aria-hidden className="size-4.5" />}
      busy={download.isPending}
      onClick={() => download.mutate()}
    >
      Export CSV
    </Button>
  );
}
