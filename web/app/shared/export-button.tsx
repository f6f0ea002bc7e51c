import { useMutation } from "@tanstack/react-query";
import { adminToast } from "#web/api/admin-toast.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { saveFile } from "#web/ui/actions/save-file.ts";
import Download from "virtual:icons/download";

interface ExportButtonProps {
  fileName: string;
  load: () => Promise<string>;
  failed: string;
}

/** Saves the current admin view as a CSV file. */
export function ExportButton({ fileName, load, failed }: ExportButtonProps) {
  const download = useMutation({
    mutationFn: load,
    onSuccess: (content) => saveFile(fileName, "text/csv", content),
    onError: (error) => adminToast.failure(error, failed),
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
