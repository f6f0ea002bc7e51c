import {
  type InputEvent,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router";
import { limits } from "@vesper/contract/core/limits";
import { type Filters, toQuery, getValues } from "./filters.ts";
import { toSortValue } from "./sorts.ts";

const liveTypes = new Set(["number", "range"]);

const toFormQuery = (form: HTMLFormElement) =>
  toQuery([...new FormData(form)].filter((field): field is [string, string] => typeof field[1] === "string"));

/** Updates the fields after Back, a chip or a link has changed a filter. The focused field is left alone. */
function showFilters(form: HTMLFormElement, filters: Filters) {
  for (const field of form.elements) {
    if (field === document.activeElement) continue;
    if (field instanceof HTMLSelectElement) showChoice(field, filters);
    else if (field instanceof HTMLInputElement && field.name) showValue(field, filters);
  }
}

function showValue(field: HTMLInputElement, filters: Filters) {
  if (field.type === "checkbox") field.checked = getValues(filters, field.name).includes(field.value);
  else if (field.type === "radio") field.checked = field.value === (filters[field.name] ?? "");
  else field.value = filters[field.name] ?? "";
}

function showChoice(field: HTMLSelectElement, filters: Filters) {
  if (!field.name) return;
  const value = field.name === "sort" ? toSortValue(filters) : (filters[field.name] ?? "");
  field.value = [...field.options].some((option) => option.value === value) ? value : "";
}

/** State of the history entry that a change to the form creates. */
interface ChangeState {
  /** Number of the change. */
  filterChange?: number;
  /** The field was still being changed, so that the next such change replaces the entry. */
  isLive?: boolean;
}

/**
 * Checks whether the current filters come from an earlier change to this form, while a later one is still in flight.
 */
function useIsOutdated() {
  const location = useLocation();
  const type = useNavigationType();
  return (changes: number) => {
    const { filterChange } = (location.state ?? {}) as ChangeState;
    return type !== NavigationType.Pop && filterChange !== undefined && filterChange < changes;
  };
}

/** Changes the query. A thumb that moves on replaces its own history entry, so that Back undoes the whole move. */
function useNavigateTo() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const type = useNavigationType();
  const isEntryLive = useRef(false);
  // A timer may have started before the current entry was reached.
  useEffect(() => {
    isEntryLive.current = type !== NavigationType.Pop && (state as ChangeState | null)?.isLive === true;
  }, [state, type]);
  return (search: string, next: ChangeState) => {
    const replace = next.isLive === true && isEntryLive.current;
    void navigate({ search }, { preventScrollReset: true, replace, state: next });
  };
}

/**
 * Uses the native `change` event, which fires on blur and not on every keystroke. Listens on the document, because some
 * fields are outside the form element.
 */
function useChangeListener(form: RefObject<HTMLFormElement | null>, onChange: () => void) {
  const handleChange = useEffectEvent(onChange);
  useEffect(() => {
    function listener({ target }: Event) {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
      if (isField && target.name && target.form === form.current) handleChange();
    }
    document.addEventListener("change", listener);
    return () => document.removeEventListener("change", listener);
  }, [form]);
}

/** Amounts and sliders apply while they are being changed, so that the count renews; texts wait for Enter. */
function useLiveInput(onChange: () => void, onRest: () => void) {
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isTyping, setTyping] = useState(false);
  useEffect(() => () => clearTimeout(typing.current), []);

  function handleInput({ target }: InputEvent) {
    if (!(target instanceof HTMLInputElement)) return;
    setTyping(true);
    clearTimeout(typing.current);
    if (!liveTypes.has(target.type)) return;
    onChange();
    typing.current = setTimeout(onRest, limits.search.debounce);
  }

  return { isTyping, handleInput, endTyping: () => setTyping(false) };
}

/** Applies every change to a form at once, through the URL. Without JavaScript, the button submits the form. */
export function useFilterForm(filters: Filters, onSubmit: () => void) {
  const form = useRef<HTMLFormElement>(null);
  const applied = useRef<string>(null);
  /** Changes that were made, of which the last ones may not have been sent yet. */
  const changes = useRef({ made: 0, sent: 0 });
  const isLocationOutdated = useIsOutdated();
  // The first filters are on the page before its effects run, and a field may be changed in between.
  const isOutdated = () =>
    isLocationOutdated(changes.current.made) || (applied.current === null && changes.current.made > 0);
  const navigateTo = useNavigateTo();
  const { isTyping, handleInput, endTyping } = useLiveInput(countChange, () => apply(true));
  useChangeListener(form, apply);

  function countChange() {
    changes.current.made += 1;
  }

  function apply(isLive = false) {
    if (!form.current?.checkValidity()) return;
    const search = toFormQuery(form.current);
    // A field may fire twice for the same change: when a value is chosen, and on blur.
    if (search === applied.current) {
      changes.current.made = changes.current.sent;
      return endTyping();
    }
    applied.current = search;
    countChange();
    changes.current.sent = changes.current.made;
    navigateTo(search, { filterChange: changes.current.made, isLive });
  }

  const handleArrival = useEffectEvent((arrived: Filters) => {
    if (!form.current || isOutdated()) return;
    endTyping();
    showFilters(form.current, arrived);
    applied.current = toFormQuery(form.current);
  });

  useEffect(() => handleArrival(filters), [filters]);

  function handleSubmit(event: SubmitEvent) {
    event.preventDefault();
    apply();
    onSubmit();
  }

  return { form, handleSubmit, isTyping, isOutdated, handleInput };
}
