import type { Place } from "@vesper/contract/places";
import { type KeyboardEvent, useRef, useState } from "react";
import { coordinatesOf, placeName } from "./place.ts";
import { usePlaces } from "./use-places.ts";

/** A text box for a city, a hidden one for where it lies, and a list of cities between them. */
export function usePlaceBox() {
  const text = useRef<HTMLInputElement>(null);
  const coordinates = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(-1);
  const places = usePlaces(typed);

  function handleType() {
    // What was chosen before is not what is being typed now.
    if (coordinates.current) coordinates.current.value = "";
    setTyped(text.current?.value ?? "");
    setActive(-1);
  }

  function handleClose() {
    setTyped("");
    setActive(-1);
  }

  function handlePick(place: Place) {
    if (!text.current || !coordinates.current) return;
    text.current.value = placeName(place);
    coordinates.current.value = coordinatesOf(place);
    handleClose();
    coordinates.current.dispatchEvent(new Event("change", { bubbles: true }));
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

  return { text, coordinates, places, active, setActive, handleType, handleClose, handlePick, handleKeyDown };
}
