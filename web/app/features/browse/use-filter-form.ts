import { type SubmitEvent, useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router";
import { type Filters, queryOf, valuesOf } from "./filters.ts";

const fieldsOf = (form: HTMLFormElement) =>
  [...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === "string");

/** Back, a chip or a link may have changed a filter; whoever is typing is left alone. */
function showFilters(form: HTMLFormElement, filters: Filters) {
  for (const field of form.elements) {
    if (field === document.activeElement) continue;
    if (field instanceof HTMLInputElement && field.type === "checkbox") {
      field.checked = valuesOf(filters, field.name).includes(field.value);
    } else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.value = filters[field.name] ?? "";
    }
  }
}

/** A form whose every change is applied at once, by way of the address. Without scripts its button does it. */
export function useFilterForm(filters: Filters, onSubmit: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  function apply() {
    if (!form.current?.checkValidity()) return;
    void navigate({ search: queryOf(fieldsOf(form.current)) }, { preventScrollReset: true });
  }
  const handleChange = useEffectEvent(apply);

  // The browser's own event comes when a field is left, not with every letter. Some fields stand outside the form.
  useEffect(() => {
    function listener({ target }: Event) {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
      if (isField && target.name && target.form === form.current) handleChange();
    }
    document.addEventListener("change", listener);
    return () => document.removeEventListener("change", listener);
  }, []);

  useEffect(() => {
    if (form.current) showFilters(form.current, filters);
  }, [filters]);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    apply();
    onSubmit();
  }

  return { form, handleSubmit };
}
