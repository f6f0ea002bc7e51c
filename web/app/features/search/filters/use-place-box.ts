import type { Place } from "@vesper/contract/places";
import { type KeyboardEvent, useRef, useState } from "react";
import { placeName } from "./place.ts";
import { usePlaces } from "./use-places.ts";

/** A text box for a city and a list of cities below it. */
export function usePlaceBox() {
  const text = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(-1);
  const places = usePlaces(typed);

  function handleType() {
    setTyped(text.current?.value ?? "");
    setActive(-1);
  }

  function handleClose() {
    setTyped("");
    setActive(-1);
  }

  function handlePick(place: Place) {
    if (!text.current) return;
    text.current.value = placeName(place);
    handleClose();
    text.current.dispatchEvent(new Event("change", { bubbles: true }));
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (places.length === 0) return;
    const place = places[active];
    if (event.key === "ArrowDown") setActive((active + 1) % places.length);
    else if (event.key === "ArrowUp") setActive((active <= 0 ? places.length : active) - 1);
    else if (event.key === "Escape") handleClose();
    else if (event.key === "Enter" && place) handlePick(place);
    else return;
    event.preventDefault();
  }

  return { text, places, active, setActive, handleType, handleClose, handlePick, handleKeyDown };
}
