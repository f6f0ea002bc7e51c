import { expect, it } from "vitest";
import { toFieldLabel, formatValue } from "./change.ts";

it.each([
  ["name", "Name"],
  ["aboutMe", "About me"],
  ["created_at", "Created at"],
  ["rate2", "Rate2"],
])("labels the field %s as %s", (name, text) => {
  expect(toFieldLabel(name)).toBe(text);
});

it.each([
  [null, "–"],
  ["", "–"],
  [true, "yes"],
  [0, "0"],
  ["Vienna", "Vienna"],
  [["user", "vip"], "user, vip"],
  [[], "–"],
  [{ lat: 1 }, '{"lat":1}'],
])("formats the value %j as %s", (value, text) => {
  expect(formatValue(value)).toBe(text);
});
