/** The title of a picture is its alternative text. */
export const titleHelp = "What it shows, in a few words. It is read to people who cannot see it.";
