export const requiredWords = "Please fill in all required fields.";
export const createFailure = "Failed to create review. Please try again.";
export const updateFailure = "Failed to update review. Please try again.";
export const deleteFailure = "Failed to delete review. Please try again.";
