export { exportReviews } from "./export.ts";
export { approveReview, getReviewQueue, rejectReview } from "./service/administer.ts";
export { writeReview } from "./service/own-reviews.ts";
export { replyToReview } from "./service/replies.ts";
