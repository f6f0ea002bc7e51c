import { useQuery } from "@tanstack/react-query";
import { assignCase } from "@vesper/contract/moderation/case-assignment";
import type { Case } from "@vesper/contract/moderation/moderation";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { api } from "#web/session/api.ts";
import { useUser } from "#web/session/session-store.ts";
import { DateTime } from "#web/ui/data/date-time.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { assigneesQuery, casesKey } from "../queries.ts";

/** Hands an open case to a colleague, or back to everyone. */
export function CaseAssignment({ item }: { item: Case }) {
  const { _id: id, assignee, assignedAt, holder } = item;
  const userId = useUser()?._id;
  const { data: colleagues = assignee ? [assignee] : [] } = useQuery(assigneesQuery);
  const assign = useAdminChange<string>({
    key: casesKey,
    change: (assigneeId) =>
      api.call(assignCase, { params: { id }, body: { assigneeId: assigneeId || null } }),
    done: (assigneeId) => (assigneeId ? "Case assigned" : "Case returned to everyone"),
    failed: "Failed to assign the case",
  });
  const isBusy = holder !== null && holder._id !== userId;
  return (
    <SelectField
      label="Assigned to"
      placeholder="No one"
      options={colleagues.map(({ _id, name }) => ({ value: _id, label: _id === userId ? "Me" : name }))}
      value={assign.isPending ? assign.variables : (assignee?._id ?? "")}
      disabled={assign.isPending || isBusy}
      help={
        isBusy
          ? `${holder.name} is working on this case.`
          : assignedAt && (
              <>
                Since <DateTime at={assignedAt} />
              </>
            )
      }
      onChange={(event) => assign.mutate(event.target.value)}
      className="w-full sm:w-52"
    />
  );
}
