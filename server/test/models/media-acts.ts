import fc from "fast-check";
import { isVisible, makePrimary, reorder, type MediaModel, type Picture } from "./media-model.ts";
import type { MediaSite } from "./media-site.ts";
import { createActs, expectEqual } from "./model.ts";

const act = createActs<MediaModel, MediaSite>();
const anyPicture = fc.nat({ max: 11 });

/** Uploads are slow, so a library has a few pictures only. */
const mostPictures = 4;

const pick = ({ pictures }: MediaModel, drawn: number): Picture | undefined =>
  pictures[drawn % (pictures.length || 1)];

const upload = act(
  "upload",
  fc.record({ isPublic: fc.constantFrom(true, true, false), isPrimary: fc.boolean() }),
  async (model, site, fields) => {
    if (model.pictures.length === mostPictures) return;
    const id = await site.upload(fields);

    const picture: Picture = {
      id,
      status: "draft",
      progress: "processing",
      isHidden: false,
      isLiked: false,
      ...fields,
    };
    model.pictures.push(picture);
    if (fields.isPrimary) makePrimary(model, picture);
  },
);

const process = act("process", fc.constant(null), async (model, site) => {
  await site.world.jobs.drain();

  for (const picture of model.pictures) picture.progress = "ready";
});

const submit = act(
  "submit",
  fc.tuple(anyPicture, fc.nat({ max: 4 })),
  async (model, site, [drawn, isOwner]) => {
    const picture = pick(model, drawn);
    if (!picture) return;
    const who = isOwner ? site.owner : site.rival;
    const { status } = await site.world.post(`/media/${picture.id}/submit`, undefined, who);

    if (!isOwner) return expectEqual(status, 404);
    const isPossible = picture.status === "draft" || picture.status === "rejected";
    expectEqual(status, isPossible ? 200 : 409);
    if (isPossible) picture.status = "pending";
  },
);

const review = act(
  "review",
  fc.tuple(anyPicture, fc.constantFrom("approved", "approved", "rejected")),
  async (model, site, [drawn, status]) => {
    const picture = pick(model, drawn);
    if (!picture) return;
    const body = { status, ...(status === "rejected" && { rejectionReason: "Too dark" }) };
    const answer = await site.world.put(`/admin/media/${picture.id}/review`, body, site.admin);

    const isWaiting = picture.status === "pending" && picture.progress === "ready";
    expectEqual(answer.status, isWaiting ? 200 : 409);
    if (isWaiting) picture.status = status as Picture["status"];
  },
);

const edit = act(
  "edit",
  fc.tuple(anyPicture, fc.boolean(), fc.boolean(), fc.nat({ max: 4 })),
  async (model, site, [drawn, isPublic, isPrimary, isOwner]) => {
    const picture = pick(model, drawn);
    if (!picture) return;
    const who = isOwner ? site.owner : site.rival;
    const { status } = await site.world.put(`/media/${picture.id}`, { isPublic, isPrimary }, who);

    expectEqual(status, isOwner ? 200 : 404);
    if (!isOwner) return;
    Object.assign(picture, { isPublic, isPrimary });
    if (isPrimary) makePrimary(model, picture);
  },
);

const reorderSome = act(
  "reorder",
  fc.uniqueArray(anyPicture, { minLength: 1, maxLength: mostPictures }),
  async (model, site, drawn) => {
    const chosen = [...new Set(drawn.flatMap((at) => model.pictures[at] ?? []))];
    if (chosen.length === 0) return;
    const ids = chosen.map(({ id }) => id);
    expectEqual((await site.world.put("/media/order", { ids }, site.owner)).status, 200);

    reorder(model, chosen);
  },
);

const remove = act("delete", anyPicture, async (model, site, drawn) => {
  const picture = pick(model, drawn);
  if (!picture) return;
  expectEqual((await site.world.delete(`/media/${picture.id}`, site.rival)).status, 404);
  expectEqual((await site.world.delete(`/media/${picture.id}`, site.owner)).status, 200);

  model.pictures = model.pictures.filter((one) => one !== picture);
  model.deleted.push(picture.id);
});

const reportAndHide = act("report and hide", anyPicture, async (model, site, drawn) => {
  const picture = pick(model, drawn);
  if (!picture) return;
  const body = { targetType: "media", targetId: picture.id, reason: "scam", details: "Look" };
  const { status } = await site.world.post("/reports", body, site.member);

  expectEqual(status, isVisible(model, picture) ? 201 : 404);
  if (status !== 201) return;
  await site.hide(picture.id);
  picture.isHidden = true;
});

const lift = act("lift", anyPicture, async (model, site, drawn) => {
  const picture = pick(model, drawn);
  if (!picture?.isHidden) return;
  await site.unhide(picture.id);

  picture.isHidden = false;
});

const like = act("like", anyPicture, async (model, site, drawn) => {
  const picture = pick(model, drawn);
  if (!picture) return;
  const { status } = await site.world.post(`/media/${picture.id}/like`, undefined, site.member);

  expectEqual(status, isVisible(model, picture) ? 200 : 404);
  if (status === 200) picture.isLiked = !picture.isLiked;
});

const showProfile = act("show or hide the profile", fc.boolean(), async (model, site, isPublic) => {
  expectEqual((await site.world.put("/escort-profile/my-profile", { isPublic }, site.owner)).status, 200);

  model.isProfilePublic = isPublic;
});

export const mediaActs = [
  upload,
  upload,
  upload,
  process,
  process,
  submit,
  submit,
  review,
  review,
  edit,
  reorderSome,
  remove,
  reportAndHide,
  lift,
  like,
  showProfile,
];
