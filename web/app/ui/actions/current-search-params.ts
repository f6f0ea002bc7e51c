/**
 * Returns the current query parameters. The router's value is the last rendered one: two quick changes would both start
 * from it, and the second would undo the first.
 */
export const getCurrentSearchParams = () => new URLSearchParams(window.location.search);
