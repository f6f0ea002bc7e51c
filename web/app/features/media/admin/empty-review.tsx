import type { MediaStatus } from "@vesper/contract/media";
import { CircleCheck } from "lucide-react";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";

export function EmptyReview({ status }: { status: MediaStatus }) {
  return (
    <EmptyState
      level={3}
      icon={<CircleCheck />}
      title="No media to review"
      text={status === "pending" ? "All pending media has been reviewed." : `No ${status} media found.`}
    />
  );
}
