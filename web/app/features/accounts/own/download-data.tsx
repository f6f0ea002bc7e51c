import { exportData } from "@vesper/contract/accounts";
import { Download } from "lucide-react";
import { useState } from "react";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { toast } from "#web/ui/feedback/toast.ts";
import { messageOf } from "#web/api/message-of.ts";
import { saveFile } from "#web/ui/actions/save-file.ts";

export function DownloadData() {
  const [busy, setBusy] = useState(false);

  async function handleClick() {
    setBusy(true);
    try {
      const { data } = await api.call(exportData);
      const day = new Date().toISOString().slice(0, 10);
      saveFile(`my-data-${day}.json`, "application/json", JSON.stringify(data, null, 2));
    } catch (error) {
      toast.error(messageOf(error, "Failed to prepare your data."));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button
      tone="outline"
      busy={busy}
      icon={<Download aria-hidden className="size-4.5" />}
      onClick={() => void handleClick()}
    >
      Download my data
    </Button>
  );
}
