export interface Picture {
  id: string;
  status: "draft" | "pending" | "approved" | "rejected";
  progress: "processing" | "ready";
  isPublic: boolean;
  isPrimary: boolean;
  isHidden: boolean;
  isLiked: boolean;
}

/** The library of one escort, in her own order. */
export interface MediaModel {
  isProfilePublic: boolean;
  pictures: Picture[];
  /** Ids of deleted pictures, which nobody may open again. */
  deleted: string[];
}

/** A library with one picture that everyone can see. */
export const createMediaModel = (id: string): MediaModel => ({
  isProfilePublic: true,
  pictures: [
    {
      id,
      status: "approved",
      progress: "ready",
      isPublic: true,
      isPrimary: false,
      isHidden: false,
      isLiked: false,
    },
  ],
  deleted: [],
});

/** Strangers see what is approved, processed, public and not hidden, while the profile is public. */
export const isVisible = (
  { isProfilePublic }: MediaModel,
  { status, progress, isPublic, isHidden }: Picture,
) => isProfilePublic && status === "approved" && progress === "ready" && isPublic && !isHidden;

/** The primary picture first, then the owner's order. */
export const listLibrary = ({ pictures }: MediaModel): Picture[] => [
  ...pictures.filter(({ isPrimary }) => isPrimary),
  ...pictures.filter(({ isPrimary }) => !isPrimary),
];

/** There is one primary picture at most. */
export function makePrimary({ pictures }: MediaModel, chosen: Picture): void {
  for (const picture of pictures) picture.isPrimary = picture === chosen;
}

/** The given pictures come first; the rest keeps its order. */
export function reorder(model: MediaModel, first: readonly Picture[]): void {
  model.pictures = [...first, ...model.pictures.filter((picture) => !first.includes(picture))];
}

export function countByStatus({ pictures }: MediaModel) {
  const count = (status: Picture["status"]) => pictures.filter((picture) => picture.status === status).length;
  return {
    total: pictures.length,
    draft: count("draft"),
    pending: count("pending"),
    approved: count("approved"),
    rejected: count("rejected"),
  };
}
