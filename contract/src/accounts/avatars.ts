import { User } from "./accounts.ts";
import { member } from "../core/endpoint.ts";
import { one } from "../core/envelope.ts";

/** Multipart: `file`, a JPEG, PNG or WebP picture. */
export const uploadAvatar = member.post(
  "/auth/me/avatar",
  "Set one's own picture (multipart: file); it is cropped to a square and shown beside one's name",
  { response: one(User), limit: { calls: 30, seconds: 3600, per: "person" } },
);

export const removeAvatar = member.delete("/auth/me/avatar", "Remove one's own picture", {
  response: one(User),
});
