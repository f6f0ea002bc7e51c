/** Separates list items inside a cell of an uploaded file. */
export const listSeparator = ";";
