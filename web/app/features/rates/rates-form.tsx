import type { Currency } from "@vesper/contract/profiles/currencies";
import type { ExchangeRate } from "@vesper/contract/profiles/rates";
import type { FormEvent } from "react";
import { flushSync } from "react-dom";
import { toast } from "#web/ui/feedback/toast.ts";
import { SaveBar } from "#web/ui/forms/save-bar.tsx";
import { UnsavedChanges } from "#web/ui/forms/unsaved-changes.tsx";
import SearchX from "virtual:icons/search-x";
import { toRateFieldId, RateRow } from "./rate-row.tsx";
import { type RateEdits, useRateEdits } from "./use-rate-edits.ts";
import { useSaveRates } from "./use-save-rates.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { RateTable } from "./rate-table.tsx";

interface RatesFormProps {
  rates: readonly ExchangeRate[];
  /** Currencies that match the search. Edits to hidden ones are kept and saved as well. */
  shown: readonly Currency[];
  onShowAll: () => void;
}

export function RatesForm({ rates, shown, onShowAll }: RatesFormProps) {
  const edits = useRateEdits(rates);
  const { save, isSaving } = useSaveRates(edits);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const bad = edits.changed.filter((currency) => edits.problems[currency]);
    const first = shown.find(({ code }) => bad.includes(code))?.code ?? bad[0];
    if (first) return showProblem(first);
    if (edits.changed.length > 0 && !isSaving) save();
  }

  function showProblem(currency: string) {
    flushSync(() => {
      edits.check();
      if (!shown.some(({ code }) => code === currency)) onShowAll();
    });
    document.getElementById(toRateFieldId(currency))?.focus();
  }

  function handleDiscard() {
    const { typed, restore } = edits;
    restore({});
    toast.info("Changes discarded", { action: { label: "Undo", onAction: () => restore(typed) } });
  }

  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-2">
      {shown.length === 0 ? (
        <NoCurrencies onShowAll={onShowAll} />
      ) : (
        <RateList shown={shown} rates={rates} edits={edits} />
      )}
      <SaveBar changed={edits.changed.length} busy={isSaving} onDiscard={handleDiscard} />
      <UnsavedChanges when={edits.changed.length > 0} />
    </form>
  );
}

function NoCurrencies({ onShowAll }: { onShowAll: () => void }) {
  return (
    <EmptyState
      level={3}
      icon={<SearchX />}
      title="No currencies found"
      text="Try another code, name or symbol."
      action={{ label: "Clear search", onAction: onShowAll }}
    />
  );
}

interface RateListProps {
  shown: readonly Currency[];
  rates: readonly ExchangeRate[];
  edits: RateEdits;
}

function RateList({ shown, rates, edits }: RateListProps) {
  const known = new Map(rates.map((rate) => [rate.currency, rate]));
  return (
    <RateTable>
      {shown.map((currency) => (
        <RateRow
          key={currency.code}
          currency={currency}
          rate={known.get(currency.code)}
          typed={edits.typed[currency.code]}
          isChanged={edits.changed.includes(currency.code)}
          problem={edits.findProblem(currency.code)}
          onType={edits.type}
        />
      ))}
    </RateTable>
  );
}
