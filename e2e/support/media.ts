import { getMedia, submitMedia, uploadMedia } from "@vesper/contract/media/media";
import { expect, type Page } from "@playwright/test";
import type { Person } from "./given.ts";
import { paintPhoto } from "./paint-photo.ts";

/** Submits a photo of this person for review, through the API. */
export async function submitPhoto(page: Page, { tokens }: Person, title: string, colour: string) {
  const headers = { authorization: `Bearer ${tokens.access}` };
  const multipart = { title, file: await paintPhoto(page, title, colour) };
  const uploaded = await page.request.post(uploadMedia.base + uploadMedia.path, { headers, multipart });
  const { data } = uploadMedia.response.parse(await uploaded.json());
  const toPath = ({ base, path }: { base: string; path: string }) => base + path.replace(":id", data._id);
  await page.request.post(toPath(submitMedia), { headers });
  const getProgress = async () => {
    const answer = await page.request.get(toPath(getMedia), { headers });
    return getMedia.response.parse(await answer.json()).data.progress;
  };
  await expect.poll(getProgress).toBe("ready");
}
