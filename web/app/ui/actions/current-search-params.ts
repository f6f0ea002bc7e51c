/**
 * Returns the current query parameters. The router's value comes from the last render, so two quick changes would
 * both start from it and the second would undo the first.
 */
export const getCurrentSearchParams = () => new URLSearchParams(window.location.search);
