import type { Currency } from "@vesper/contract/currencies";
import type { ExchangeRate } from "@vesper/contract/rates";
import type { FormEvent } from "react";
import { flushSync } from "react-dom";
import { toast } from "#web/ui/feedback/toast.ts";
import { UnsavedChanges } from "#web/ui/forms/unsaved-changes.tsx";
import { NoCurrencies } from "./no-currencies.tsx";
import { rateFieldId } from "./rate-field.tsx";
import { RateList } from "./rate-list.tsx";
import { SaveBar } from "./save-bar.tsx";
import { useRateEdits } from "./use-rate-edits.ts";
import { useSaveRates } from "./use-save-rates.ts";

interface RatesFormProps {
  rates: readonly ExchangeRate[];
  /** Those that are looked for; what was typed elsewhere stays and is saved too. */
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
    document.getElementById(rateFieldId(currency))?.focus();
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
