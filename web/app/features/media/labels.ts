import type { MediaStatus, MediaType } from "@vesper/contract/media/media";

/** The title of a picture is its alternative text. */
export const titleHelp =
  "Describe what it shows in a few words. Screen readers read this to people who can’t see it.";

export const statusLabels: Record<MediaStatus, string> = {
  pending: "Pending Review",
  approved: "Approved",
  rejected: "Rejected",
  draft: "Draft",
};

export const typeLabels: Record<MediaType, string> = { image: "Photo", video: "Video" };

/** Formats 75 seconds as "1:15". */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}

export const formatCount = (count: number, one: string, many = `${one}s`) =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
