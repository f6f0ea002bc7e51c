/**
 * What the address asks for at this moment. The router's own value is the last that was drawn: two quick changes would
 * both start from it, and the second would undo the first.
 */
export const getCurrentSearchParams = () => new URLSearchParams(window.location.search);
