/** What a new profile must say, and whatever else a test is about. */
export const profileDraft = (given: object = {}) => ({
  name: "Celia Marsh",
  age: 29,
  gender: "female",
  rateOutcall: 300,
  rateIncall: 250,
  city: "Oslo",
  country: "Norway",
  ...given,
});
