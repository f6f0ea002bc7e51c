import { expect, it } from "vitest";
import { fieldWords, valueWords } from "./change.ts";

it.each([
  ["name", "Name"],
  ["aboutMe", "About me"],
  ["created_at", "Created at"],
  ["rate2", "Rate2"],
])("reads the field %s as %s", (name, words) => {
  expect(fieldWords(name)).toBe(words);
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
])("reads the value %j as %s", (value, words) => {
  expect(valueWords(value)).toBe(words);
});
