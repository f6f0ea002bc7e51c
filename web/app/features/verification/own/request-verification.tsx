import { verificationQuery } from "./queries.ts";
import { requestVerification } from "@vesper/contract/moderation/verification";
import { api } from "#web/session/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { useChange } from "#web/shared/use-change.ts";

export function RequestVerification({
  label,
  tone = "primary",
}: {
  label: string;
  tone?: "primary" | "outline";
}) {
  const ask = useChange({
    refresh: verificationQuery.queryKey,
    change: () => api.call(requestVerification),
    failed: "Failed to request verification.",
  });
  return (
    <Button tone={tone} busy={ask.isPending} onClick={() => ask.mutate()} className="self-start">
      {label}
    </Button>
  );
}
