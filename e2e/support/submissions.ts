import type { Page } from "@playwright/test";
import { createListing, submitListing } from "@vesper/contract/profiles/listings";
import { writeReview } from "@vesper/contract/profiles/reviews";
import type { Person } from "./given.ts";

const toHeaders = ({ tokens }: Person) => ({ authorization: `Bearer ${tokens.access}` });

/** Submits a listing of this person for review, through the API. */
export async function submitNewListing(page: Page, person: Person, title: string) {
  const headers = toHeaders(person);
  const data = { title, description: "An evening by the harbour.", price: 300, currency: "EUR" };
  const created = await page.request.post(createListing.base + createListing.path, { headers, data });
  const { _id } = createListing.response.parse(await created.json()).data;
  await page.request.post(submitListing.base + submitListing.path.replace(":id", _id), { headers });
}

/** Submits this person's review of a profile, through the API. */
export async function submitReview(page: Page, person: Person, profileId: string, title: string) {
  const path = writeReview.path.replace(":id", profileId);
  const data = { title, body: "We talked until the lights went out.", rating: 5 };
  const answer = await page.request.post(writeReview.base + path, { headers: toHeaders(person), data });
  writeReview.response.parse(await answer.json());
}
