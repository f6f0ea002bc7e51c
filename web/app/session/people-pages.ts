/** Pages and tabs that show other people, or an escort's published work, and so nothing at all before a proof of age. */
const patterns = [
  /^\/(?:search|recently-viewed|compare)?(?:\?|$)/,
  /^\/(?:category|tag|city|escort|listing)\//,
  /^\/dashboard(?!.*[?&]tab=(?:profile|settings|notices)(?:&|$))/,
  /^\/supplier(?!\/(?:profile|verification)(?:\?|$))/,
];

/** Returns whether the page at a path, with its query, is closed before a proof of age. */
export const showsPeople = (path: string): boolean => patterns.some((pattern) => pattern.test(path));
