/** Published in the documents, so it opens no account on a site that others can reach. */
export const demoPassword = "vesper-demo";
