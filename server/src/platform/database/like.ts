/** The pattern that finds a text anywhere. `%`, `_` and the backslash are ordinary characters. */
export const containing = (text: string) => `%${literally(text)}%`;

export const beginningWith = (text: string) => `${literally(text)}%`;

const literally = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
