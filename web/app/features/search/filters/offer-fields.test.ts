import { expect, it } from "vitest";
import { getServiceChoices } from "./offer-fields.tsx";

const services = [
  { slug: "massage", name: "Massage", profileCount: 7 },
  { slug: "dancing", name: "Dancing", profileCount: 0 },
  { slug: "concerts", name: "Concerts", profileCount: 2 },
];

it("offers services that profiles have, with their number", () => {
  expect(getServiceChoices(services, {}, undefined)).toEqual([
    { value: "massage", label: "Massage", count: 7 },
    { value: "concerts", label: "Concerts", count: 2 },
  ]);
});

it("keeps a chosen service, and counts the results once they are known", () => {
  const facets = { services: new Map([["massage", 3]]) };

  expect(getServiceChoices(services, { services: "dancing" }, facets)).toEqual([
    { value: "massage", label: "Massage", count: 3 },
    { value: "dancing", label: "Dancing", count: 0 },
    { value: "concerts", label: "Concerts", count: 0 },
  ]);
});
