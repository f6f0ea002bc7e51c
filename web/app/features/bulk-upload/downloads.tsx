import { downloadGuide, downloadTemplate } from "@vesper/contract/profiles/bulk-upload";
import { downloadApi } from "#web/session/download-api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { saveFile } from "#web/ui/actions/save-file.ts";
import { toast } from "#web/ui/feedback/toast.ts";
import BookOpen from "virtual:icons/book-open";
import FileSpreadsheet from "virtual:icons/file-spreadsheet";

async function saveTemplate() {
  try {
    saveFile("bulk-upload-template.csv", "text/csv", await downloadApi.call(downloadTemplate));
  } catch {
    toast.error("Error downloading template file");
  }
}

async function saveGuide() {
  try {
    saveFile("bulk-upload-guide.md", "text/markdown", await downloadApi.call(downloadGuide));
  } catch {
    toast.error("Error downloading guide file");
  }
}

export function Downloads() {
  return (
    <>
      <Button
        tone="outline"
        icon={<FileSpreadsheet aria-hidden className="size-4.5" />}
        onClick={() => void saveTemplate()}
      >
        Download CSV Template
      </Button>
      <Button
        tone="quiet"
        icon={<BookOpen aria-hidden className="size-4.5" />}
        onClick={() => void saveGuide()}
      >
        Download Guide
      </Button>
    </>
  );
}
