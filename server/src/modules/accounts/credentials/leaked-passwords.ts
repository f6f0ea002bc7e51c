let leaked: Promise<ReadonlySet<string>> | undefined;

/** Loads the list with the first new password: it takes 90 ms and some megabytes, which no start should wait for. */
export const loadLeakedPasswords = (): Promise<ReadonlySet<string>> =>
  (leaked ??= import("@zxcvbn-ts/language-common").then(
    ({ dictionary }) => new Set(dictionary["passwords-common"]),
  ));

/** Whether this is one of the 49,000 passwords that leaked most often, in any case. */
export const isLeaked = async (password: string): Promise<boolean> =>
  (await loadLeakedPasswords()).has(password.toLowerCase());
