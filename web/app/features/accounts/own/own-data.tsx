import { SectionCard } from "#web/ui/layout/section-card.tsx";
import { DataArchive } from "./data-archive.tsx";
import { DownloadData } from "./download-data.tsx";

export function OwnData() {
  return (
    <SectionCard
      title="Your data"
      text="Everything we hold about you, as one file you can read and keep."
      actions={<DownloadData />}
    >
      <DataArchive />
    </SectionCard>
  );
}
