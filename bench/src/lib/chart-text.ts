/** Sizes of the text in every chart; the colors belong to each. */
export const chartText = `
  text { font: 12px system-ui, sans-serif; }
  .title { font-size: 15px; font-weight: 600; }
  .name { font-weight: 600; }
  .tick { font-size: 10px; }`;
