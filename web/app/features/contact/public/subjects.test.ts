import { expect, it } from "vitest";
import { findSubject } from "./subjects.ts";

it.each([
  ["subject=Bug+Report", "Bug Report"],
  ["subject=security%20issue", "Security Issue"],
  ["subject=Send+money", undefined],
  ["", undefined],
])("maps ?%s to the subject %s", (query, subject) => {
  expect(findSubject(new URLSearchParams(query))).toBe(subject);
});
