import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import { type Filters, toQuery, getValues } from "./filters.ts";

const toFormQuery = (form: HTMLFormElement) =>
  toQuery([...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === "string"));

/** Updates the fields after Back, a chip or a link has changed a filter. The focused field is left alone. */
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

/**
 * Checks whether the current filters come from an earlier change to this form, while a later one is still in flight.
 */
function useIsOutdated() {
  const location = useLocation();
  const type = useNavigationType();
  return (changes: number) => {
    const { filterChange } = (location.state ?? {}) as { filterChange?: number };
    return type !== NavigationType.Pop && filterChange !== undefined && filterChange < changes;
  };
}

/** Applies every change to a form at once, through the URL. Without JavaScript, the button submits the form. */
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
    // A field may fire twice for the same change: when a value is chosen, and on blur.
    if (search === applied.current) {
      setTyping(false);
      return;
    }
    applied.current = search;
    changes.current += 1;
    void navigate({ search }, { preventScrollReset: true, state: { filterChange: changes.current } });
  }
  const handleChange = useEffectEvent(apply);

  // Use the native `change` event, which fires on blur and not on every keystroke. Listen on the document, because
  // some fields are outside the form element.
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
