/** Props of a field whose value an environment variable decides. */
export const getLockProps = (locked: readonly string[], name: string) =>
  locked.includes(name) ? { readOnly: true, help: `Set by the environment variable ${name}.` } : {};
