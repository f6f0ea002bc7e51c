/** "is required" beside the field "Email" reads "Email is required"; a whole sentence stays as it is. */
export const inWords = (label: string, problem: string) =>
  /^\p{Ll}/u.test(problem) ? `${label} ${problem}` : problem;
