// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, describe, expect, it } from "vitest";
import { ChipsField } from "./chips-field.tsx";

afterEach(cleanup);

function Fields() {
  const [entries, setEntries] = useState<readonly string[]>(["English", "Danish"]);
  return (
    <>
      <ChipsField label="Languages" entries={entries} onChange={setEntries} suggestions={[]} max={9} />
      <button type="button">Save</button>
    </>
  );
}

function renderField() {
  render(<Fields />);
  const field = screen.getByRole("textbox");
  const type = (value: string) => fireEvent.change(field, { target: { value } });
  return { field, save: screen.getByRole("button", { name: "Save" }), type };
}

const readEntries = () => screen.getByRole("status").textContent;

describe("the chips field", () => {
  it("adds what was typed when it loses the focus by keyboard", () => {
    const { field, type } = renderField();
    type("Czech");
    fireEvent.blur(field);
    expect(readEntries()).toBe("English, Danish, Czech");
  });

  it("waits for the click when a press takes the focus, so that the pressed element does not move", () => {
    const { field, save, type } = renderField();
    type("Czech");
    fireEvent.mouseDown(save);
    fireEvent.blur(field);
    expect(readEntries()).toBe("English, Danish");

    fireEvent.mouseUp(save);
    fireEvent.click(save);
    expect(readEntries()).toBe("English, Danish, Czech");
  });

  it("adds it also when the press ends elsewhere", async () => {
    const { field, save, type } = renderField();
    type("Czech");
    fireEvent.mouseDown(save);
    fireEvent.blur(field);
    fireEvent.mouseUp(document.body);
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(readEntries()).toBe("English, Danish, Czech");
  });

  it("removes one chip per press of Backspace, and none while the key is held", () => {
    const { field } = renderField();
    fireEvent.keyDown(field, { key: "Backspace", repeat: true });
    expect(readEntries()).toBe("English, Danish");
    fireEvent.keyDown(field, { key: "Backspace" });
    expect(readEntries()).toBe("English");
  });

  it("leaves Enter to an input method that is composing", () => {
    const { field, type } = renderField();
    type("nihongo");
    fireEvent.keyDown(field, { key: "Enter", isComposing: true });
    expect(readEntries()).toBe("English, Danish");
  });
});
