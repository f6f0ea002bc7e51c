import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import { type Filters, toQuery, getValues } from "./filters.ts";

const toFormQuery = (form: HTMLFormElement) =>
  toQuery([...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === "string"));

/** Back, a chip or a link may have changed a filter; whoever is typing is left alone. */
function showFilters(form: HTMLFormElement, filters: Filters) {
  for (const field of form.elements) {
    if (field === document.activeElement) continue;
    if (field instanceof HTMLInputElement && field.type === "checkbox") {
      field.checked = getValues(filters, field.name).includes(field.value);
    } else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.value = filters[field.name] ?? "";
    }
  }
}

/** Whether what arrives was asked for by this form before its latest change, which is still on its way. */
function useIsOutdated() {
  const location = useLocation();
  const type = useNavigationType();
  return (changes: number) => {
    const { filterChange } = (location.state ?? {}) as { filterChange?: number };
    return type !== NavigationType.Pop && filterChange !== undefined && filterChange < changes;
  };
}

/** A form whose every change is applied at once, by way of the address. Without scripts its button does it. */
export function useFilterForm(filters: Filters, onSubmit: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const applied = useRef<string>(null);
  const changes = useRef(0);
  const [isTyping, setTyping] = useState(false);
  const isOutdated = useIsOutdated();
  const navigate = useNavigate();

  function apply() {
    if (!form.current?.checkValidity()) return;
    const search = toFormQuery(form.current);
    // A field may tell of the same change twice, once when chosen and once when left.
    if (search === applied.current) {
      setTyping(false);
      return;
    }
    applied.current = search;
    changes.current += 1;
    void navigate({ search }, { preventScrollReset: true, state: { filterChange: changes.current } });
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

  const handleArrival = useEffectEvent((arrived: Filters) => {
    if (!form.current || isOutdated(changes.current)) return;
    setTyping(false);
    showFilters(form.current, arrived);
    applied.current = toFormQuery(form.current);
  });

  useEffect(() => handleArrival(filters), [filters]);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    apply();
    onSubmit();
  }

  return { form, handleSubmit, isTyping, handleInput: () => setTyping(true) };
}
