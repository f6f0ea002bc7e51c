// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it } from "vitest";
import { AgeRulesControl } from "./age-rules-control.tsx";

afterEach(cleanup);

function Exhibit({ initial }: { initial: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <AgeRulesControl id="rules" label="Rules" help="" disabled={false} value={value} onText={setValue} />
      <output>{value}</output>
    </>
  );
}

const readValue = () => screen.getByRole("status").textContent;
const getAdder = () => screen.getByLabelText("Add a country");
const choose = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

it("adds a country with the strictest check, which can be changed and removed", () => {
  render(<Exhibit initial="" />);

  choose(getAdder(), "DE");
  choose(getAdder(), "GB");
  choose(screen.getByLabelText("Age check for Germany"), "click");
  expect(readValue()).toBe("DE=click, GB=proof");

  fireEvent.click(screen.getByRole("button", { name: "Remove the rule for Germany" }));
  fireEvent.click(screen.getByRole("button", { name: "Remove the rule for United Kingdom" }));
  expect(readValue()).toBe("");
});

it("offers no country that has a rule", () => {
  render(<Exhibit initial="DE=proof, FR=off" />);

  const names = within(getAdder())
    .getAllByRole("option")
    .map((option) => option.textContent);

  expect(names).toContain("Austria");
  expect(names).not.toContain("Germany");
  expect(names).not.toContain("France");
});
