import { useQueryClient } from "@tanstack/react-query";
import { currencies } from "@vesper/contract/profiles/currencies";
import { updateRates } from "@vesper/contract/profiles/rates";
import { ApiError } from "#web/api/api-error.ts";
import { toFieldErrors } from "#web/api/field-errors.ts";
import { useAdminChange } from "#web/api/use-admin-change.ts";
import { api } from "#web/session/api.ts";
import { ratesKey, ratesQuery } from "./queries.ts";
import type { RateEdits } from "./use-rate-edits.ts";

const fieldNames = currencies.map(({ code }) => `rates.${code}`);

function getRefusedRates(error: Error): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  const { fields } = toFieldErrors(error.details, fieldNames);
  return Object.fromEntries([...fields].map(([name, problem]) => [name.replace("rates.", ""), problem]));
}

/** Sends only changed rates. */
export function useSaveRates(edits: RateEdits) {
  const queries = useQueryClient();
  const save = useAdminChange({
    change: async (rates: Record<string, number>) => {
      const { data } = await api.call(updateRates, { body: { rates } });
      queries.setQueryData(ratesQuery.queryKey, data);
    },
    key: ratesKey,
    done: "Exchange rates updated successfully!",
    failed: "Failed to update the exchange rates",
  });

  return {
    isSaving: save.isPending,
    save: () => {
      const sent = edits.typed;
      save.mutate(edits.sendable, {
        onSuccess: () => edits.forget(sent),
        onError: (error) => edits.refuse(getRefusedRates(error)),
      });
    },
  };
}
